import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailServer } from '../config/parameters.ts';

const connectTimeoutMs = 5_000;
/** Milliseconds to send the whole mail. After this timeout the server has no whole mail, so a retry is no duplicate. */
const sessionTimeoutMs = 20_000;

export type Session = {
  connection: SMTPConnection;
  restartTimeout: (milliseconds: number) => void;
  fail: (cause: Error) => void;
  /** Rejects with the first error, before the connection is closed. */
  aborted: Promise<never>;
};

export function fromCallback(start: (done: (cause?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => start((cause) => (cause ? reject(cause) : resolve())));
}

/** Connects, logs in and runs `work`. Rejects with the first error of the server, the connection or a timeout. */
export async function withSmtpSession(
  { host, port, login, requiresTls }: MailServer,
  work: (session: Session) => Promise<void>,
  { signal, ...options }: { signal?: AbortSignal | undefined } & SMTPConnection.Options = {},
): Promise<void> {
  // Imported with the first mail, so that a cold start of `contact` is faster.
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  const connection = new Connection({
    host,
    port,
    secure: port === 465,
    requireTLS: requiresTls,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    ...options,
  });
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const expire = () => reject(Object.assign(new Error(), { code: 'ETIMEDOUT' }));
  let timer = setTimeout(expire, sessionTimeoutMs);
  function restartTimeout(milliseconds: number) {
    clearTimeout(timer);
    timer = setTimeout(expire, milliseconds);
  }
  async function run() {
    signal?.throwIfAborted();
    await fromCallback((done) => connection.connect(done));
    if (login && connection.allowsAuth) await fromCallback((done) => connection.login(login, done));
    await work({ connection, restartTimeout, fail: reject, aborted });
  }
  connection.on('error', reject);
  signal?.addEventListener('abort', expire);
  try {
    await Promise.race([run(), aborted]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', expire);
    connection.close();
  }
}
