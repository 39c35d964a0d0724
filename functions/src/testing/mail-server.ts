import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { MailServer } from '../config.ts';

export type ReceivedMail = Email & { recipients: string[]; envelopeFrom: string; raw: string };

/** Decides a command's fate: nothing takes it, a reply code refuses it. */
export type Refusal = (recipient: string) => number | undefined;

function refused(replyCode: number): Error {
  return Object.assign(new Error('Refused with a secret word'), { responseCode: replyCode });
}

/** A real SMTP server in this process that keeps what it takes. `refusal` may be changed while it runs. */
export async function startMailServer() {
  const received: ReceivedMail[] = [];
  const place = {
    received,
    refuseRecipient: (() => undefined) as Refusal,
    refuseMail: (() => undefined) as () => number | undefined,
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, done) {
      const code = place.refuseRecipient(address);
      done(code === undefined ? null : refused(code));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const code = place.refuseMail();
        if (code !== undefined) return done(refused(code));
        const raw = Buffer.concat(chunks).toString('latin1');
        const email = await PostalMime.parse(Buffer.concat(chunks));
        const envelopeFrom = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({
          ...email,
          raw,
          envelopeFrom,
          recipients: envelope.rcptTo.map(({ address }) => address),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const settings: MailServer = { host: '127.0.0.1', port, login: undefined };
  return Object.assign(place, {
    settings,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

/** A loopback port where nothing listens. */
export async function closedPort(): Promise<number> {
  const server = await startMailServer();
  await server.close();
  return server.settings.port;
}
