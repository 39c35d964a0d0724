import type { AddressInfo } from 'node:net';
import { setDefaultCACertificates } from 'node:tls';
import hoodiecrow from 'hoodiecrow-imap';
import { generate } from 'selfsigned';
import type { ImapServer } from '../config.ts';

/** An IMAP server in this process, with TLS and one mailbox. What it does not know is another's: see hoodiecrow-imap. */
export async function startImapServer() {
  const names = [{ type: 2, value: 'localhost' } as const];
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: names }],
  });
  setDefaultCACertificates([cert]);
  const user = 'proba@ghiocel.example';
  const server = hoodiecrow({
    plugins: ['UIDPLUS'],
    secureConnection: true,
    credentials: { key, cert },
    users: { [user]: { password: 'secret' } },
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    settings: { host: 'localhost', port, user, pass: 'secret' } satisfies ImapServer,
    arrive: (raw: string) => server.appendMessage('INBOX', [], '', raw),
    mails: () => server.getMailbox('INBOX').messages.map(({ raw }) => String(raw)),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
