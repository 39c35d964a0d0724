declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:tls';

  type Folder = { messages: { raw: string | Buffer }[] };

  type Options = {
    plugins?: string[];
    secureConnection?: boolean;
    credentials?: { key: string; cert: string };
    users?: Record<string, { password: string }>;
  };

  export default function hoodiecrow(options: Options): {
    server: Server;
    listen(port: number, done: () => void): void;
    close(done: () => void): void;
    appendMessage(mailbox: string, flags: string[], time: string, raw: string | Buffer): void;
    getMailbox(name: string): Folder;
  };
}
