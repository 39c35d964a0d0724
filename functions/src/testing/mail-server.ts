import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { MailServer } from '../config/parameters.ts';

export type ReceivedMail = Email & { recipients: string[]; envelopeFrom: string };

/** Returns the reply code that refuses a command; undefined to accept the command. */
type Refuse = (recipient: string) => number | undefined;

type MailFault = {
  /** On connect: closes the connection, or sends no greeting. */
  connect?: 'close' | 'silence';
  /** After the whole mail: resets the connection, does not reply, or replies once the promise has resolved. */
  data?: 'reset' | 'silence' | Promise<void>;
};

type Done = (cause?: Error | null) => void;

/** While the server runs, tests may replace `fault`, `refuseRecipient` and `refuseMail`. */
export async function startMailServer({ port = 0, hasTls = true } = {}) {
  const received: ReceivedMail[] = [];
  const settings: MailServer = { host: '127.0.0.1', port, login: undefined, requiresTls: true };
  const sockets = new Map<number | undefined, Socket>();
  let server: SMTPServer;

  function answer(done: Done, responseCode: number | undefined) {
    if (responseCode === undefined) done();
    else done(Object.assign(new Error('Refused with a secret word'), { responseCode }));
  }

  function create() {
    return new SMTPServer({
      disabledCommands: mailServer.hasTls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
      authOptional: true,
      disableReverseLookup: true,
      logger: false,
      closeTimeout: 100,
      onConnect(_session, done) {
        // With `close` the listener in `open` has destroyed the socket.
        if (mailServer.fault.connect !== 'silence') done();
      },
      onRcptTo({ address }, _session, done) {
        answer(done, mailServer.refuseRecipient(address));
      },
      async onData(stream, { envelope, remotePort }, done) {
        const chunks: Buffer[] = await stream.toArray();
        const recipients = envelope.rcptTo.map(({ address }) => address);
        const code = mailServer.refuseMail(recipients.join());
        if (code !== undefined) return answer(done, code);
        const email = await PostalMime.parse(Buffer.concat(chunks));
        const envelopeFrom = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ ...email, envelopeFrom, recipients });
        const { data } = mailServer.fault;
        if (data === 'silence') return;
        if (data === 'reset') return void sockets.get(remotePort)?.destroy();
        await data;
        done();
      },
    });
  }

  async function open() {
    server = create();
    server.on('error', () => undefined);
    server.server.prependListener('connection', (socket) => {
      sockets.set(socket.remotePort, socket);
      if (mailServer.fault.connect === 'close') socket.destroy();
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(settings.port, '127.0.0.1', () => resolve());
    });
    settings.port = (server.server.address() as AddressInfo).port;
  }

  const mailServer = {
    received,
    settings,
    fault: {} as MailFault,
    hasTls,
    refuseRecipient: (() => undefined) as Refuse,
    /** Called after the whole mail with its recipients. */
    refuseMail: (() => undefined) as Refuse,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
    /** Removes every fault and restarts a closed server. */
    async repair() {
      await mailServer.close();
      mailServer.fault = {};
      mailServer.refuseRecipient = () => undefined;
      mailServer.refuseMail = () => undefined;
      await open();
    },
  };
  await open();
  return mailServer;
}
