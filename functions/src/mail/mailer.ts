import { Readable } from 'node:stream';
import type { SendMailOptions } from 'nodemailer';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailboxName, MailServer } from '../config/parameters.ts';
import { errorCode } from '../watch/log-events.ts';
import { called, inSession } from './smtp-session.ts';

export type Mail = SendMailOptions;

/** Codes may be logged, the server's words may not. */
export type MailFailure = {
  kind: 'failed';
  code: string;
  replyCode: number | undefined;
  isPermanent: boolean;
};

/**
 * What one attempt came to. `uncertain`: the connection was given the whole mail, and no answer came. Whether the server
 * has it cannot be known: one that stopped reading looks the same.
 */
export type Sending = { kind: 'sent' } | { kind: 'uncertain'; code: string } | MailFailure;

/** For the log. */
export function codesOf(sending: Sending) {
  if (sending.kind === 'sent') return {};
  const { code, replyCode } = { replyCode: undefined, ...sending };
  return { code, replyCode };
}

/** Never rejects: a mail that cannot be written has failed. */
type SendMail = (mail: Mail | Promise<Mail>, signal?: AbortSignal) => Promise<Sending>;

export type Mailer = {
  send: SendMail;
  /** Asks the server whether it takes a mail, without sending one. */
  ask: (from: string, to: string) => Promise<{ kind: 'taken' } | MailFailure>;
};

/** Milliseconds for the answer to the final dot: RFC 5321, 4.5.3.2.6. A shorter limit makes duplicates. */
const answerLimit = 600_000;

function failureOf(cause: unknown): MailFailure {
  const { permanent, responseCode } = Object(cause) as Record<string, unknown>;
  const replyCode = typeof responseCode === 'number' ? responseCode : undefined;
  return { kind: 'failed', code: errorCode(cause), replyCode, isPermanent: permanent === true };
}

/** A mail as it is sent, and to whom. */
export async function composed(mail: Mail) {
  const { default: Composer } = await import('nodemailer/lib/mail-composer');
  const message = new Composer({ ...mail, disableFileAccess: true, disableUrlAccess: true }).compile();
  return { envelope: message.getEnvelope(), text: await message.build() };
}

const notTaken = (code: 'EENVELOPE' | 'EPROTOCOL') => Object.assign(new Error(), { code });

/** nodemailer takes any 2xx for the 354 that answers DATA. */
async function* textAfterReply(connection: SMTPConnection, text: Buffer) {
  if (!String(connection.lastServerResponse).startsWith('3')) throw notTaken('EPROTOCOL');
  yield text;
}

const hasUnsentText = ({ _socket: socket }: SMTPConnection) => Boolean(socket && socket.writableLength > 0);

export function createMailer(server: MailServer): Mailer {
  return {
    async send(mail, signal) {
      let isWhole = false;
      try {
        const { envelope, text } = await composed(await mail);
        await inSession(
          server,
          ({ connection, limit, fail, broken }) => {
            // The connection reads the message after the reply to DATA, and ends it with the dot.
            const message = Readable.from(textAfterReply(connection, text));
            message.once('error', fail).once('end', () => {
              isWhole = true;
              limit(answerLimit);
            });
            broken.catch(() => (isWhole &&= !hasUnsentText(connection)));
            return called((done) => connection.send(envelope, message, done));
          },
          { signal },
        );
        return { kind: 'sent' };
      } catch (cause) {
        const failure = failureOf(cause);
        const isRefused = failure.replyCode !== undefined && failure.replyCode >= 400;
        return isWhole && !isRefused ? { kind: 'uncertain', code: failure.code } : failure;
      }
    },
    async ask(from, to) {
      // The connection's `send` would also send DATA; a way of logging in may send any command.
      const method = 'ENVELOPE';
      const customAuth: SMTPConnection.Options['customAuth'] = {
        async [method]({ sendCommand }) {
          for (const command of [`MAIL FROM:<${from}>`, `RCPT TO:<${to}>`, 'RSET'])
            if ((await sendCommand(command)).status >= 300) throw notTaken('EENVELOPE');
        },
      };
      try {
        await inSession(server, ({ connection }) => called((done) => connection.login({ method }, done)), {
          customAuth,
        });
        return { kind: 'taken' };
      } catch (cause) {
        return failureOf(cause);
      }
    },
  };
}

export type Mailers = Record<MailboxName, Mailer>;

export function createMailers({ inbox, reserve }: Record<MailboxName, MailServer>): Mailers {
  return { inbox: createMailer(inbox), reserve: createMailer(reserve) };
}
