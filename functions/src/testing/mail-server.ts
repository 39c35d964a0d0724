import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { MailServer } from '../config.ts';

export type ReceivedMail = Email & { recipients: string[]; envelopeFrom: string };

/** Decides a command's fate: nothing takes it, a reply code refuses it. */
export type Refusal = (recipient: string) => number | undefined;

/** What a mail server does wrong: refuses with a reply code, or does not answer. */
export type MailFault = {
  connect?: 'close' | 'silence' | number;
  login?: number;
  recipient?: 'silence';
  /** The mail has been taken by then. */
  data?: 'silence';
  /** Milliseconds each answer takes. */
  delay?: number;
};

type Done = (cause?: Error | null) => void;

function refused(replyCode: number): Error {
  return Object.assign(new Error('Refused with a secret word'), { responseCode: replyCode });
}

/**
 * A real SMTP server in this process that keeps what it takes. Its refusals and its fault may be changed while it runs,
 * and it can be closed and opened again on its port. With a login it asks for one, after STARTTLS.
 */
export async function startMailServer({ port = 0, login = false } = {}) {
  const received: ReceivedMail[] = [];
  const settings: MailServer = {
    host: '127.0.0.1',
    port,
    login: login ? { user: 'site', pass: 'secret' } : undefined,
  };
  let server: SMTPServer;

  function answer(done: Done, outcome: 'silence' | number | undefined) {
    if (outcome === 'silence') return;
    setTimeout(() => done(outcome === undefined ? null : refused(outcome)), place.fault.delay ?? 0);
  }

  function create() {
    return new SMTPServer({
      disabledCommands: login ? [] : ['AUTH', 'STARTTLS'],
      authOptional: !login,
      disableReverseLookup: true,
      logger: false,
      closeTimeout: 100,
      onConnect(_session, done) {
        const { connect } = place.fault;
        answer(done, connect === 'close' ? undefined : connect);
      },
      onAuth(_login, _session, done) {
        answer((cause) => done(cause, { user: 'site' }), place.fault.login);
      },
      onRcptTo({ address }, _session, done) {
        answer(done, place.fault.recipient ?? place.refuseRecipient(address));
      },
      onData(stream, { envelope }, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', async () => {
          const recipients = envelope.rcptTo.map(({ address }) => address);
          const code = place.refuseMail(recipients.join());
          if (code !== undefined) return answer(done, code);
          const email = await PostalMime.parse(Buffer.concat(chunks));
          const envelopeFrom = envelope.mailFrom ? envelope.mailFrom.address : '';
          received.push({ ...email, envelopeFrom, recipients });
          answer(done, place.fault.data);
        });
      },
    });
  }

  async function open() {
    server = create();
    server.on('error', () => undefined);
    server.server.prependListener('connection', (socket) => {
      if (place.fault.connect === 'close') socket.destroy();
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(settings.port, '127.0.0.1', () => resolve());
    });
    settings.port = (server.server.address() as AddressInfo).port;
  }

  const place = {
    received,
    settings,
    fault: {} as MailFault,
    refuseRecipient: (() => undefined) as Refusal,
    /** Asked with the recipient once the whole mail has come. */
    refuseMail: (() => undefined) as Refusal,
    open,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  await open();
  return place;
}
