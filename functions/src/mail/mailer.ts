import { Readable } from 'node:stream';
import type { SendMailOptions } from 'nodemailer';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailboxName, MailServer } from '../config/parameters.ts';
import { errorCode } from '../watch/log-events.ts';
import { fromCallback, withSmtpSession, type Session } from './smtp-session.ts';

export type Mail = SendMailOptions;

/** The codes may be logged, but not the server's messages, which may quote the visitor. */
type MailFailure = {
  kind: 'failed';
  code: string;
  replyCode: number | undefined;
  isPermanent: boolean;
};

/**
 * Result of one send attempt. `uncertain`: the whole mail was written to the connection, but no reply arrived. Whether
 * the server has the mail is unknown, since a server that has stopped reading looks the same.
 */
export type MailResult = { kind: 'sent' } | { kind: 'uncertain'; code: string } | MailFailure;

export function errorDetails(result: MailResult) {
  if (result.kind === 'sent') return {};
  return { code: result.code, replyCode: result.kind === 'failed' ? result.replyCode : undefined };
}

export type Mailer = {
  /** Never rejects. If `mail` rejects, the result is `failed`. */
  send: (mail: Mail | Promise<Mail>, signal?: AbortSignal) => Promise<MailResult>;
  /** Checks with MAIL FROM and RCPT TO that the server accepts a mail, without sending one. Never rejects. */
  verifyRecipient: (from: string, to: string) => Promise<{ kind: 'accepted' } | MailFailure>;
};

/** Returns a mailer that opens an SMTP session for each mail. */
export function createMailer(server: MailServer): Mailer {
  return {
    async send(mail, signal) {
      const progress = { isFullyWritten: false };
      try {
        const message = await composeMessage(await mail);
        await withSmtpSession(server, (session) => sendMessage(session, message, progress), { signal });
        return { kind: 'sent' };
      } catch (cause) {
        const failure = failureOf(cause);
        const isRefused = failure.replyCode !== undefined && failure.replyCode >= 400;
        return progress.isFullyWritten && !isRefused ? { kind: 'uncertain', code: failure.code } : failure;
      }
    },
    async verifyRecipient(from, to) {
      try {
        await withSmtpSession(server, runRecipientCheck, { customAuth: recipientCheck(from, to) });
        return { kind: 'accepted' };
      } catch (cause) {
        return failureOf(cause);
      }
    },
  };
}

/** RFC 5321, 4.5.3.2.6: milliseconds to wait for the reply after the final dot. A shorter timeout causes duplicates. */
const replyTimeoutMs = 600_000;

/** Resolves when the server has accepted the message. Sets `progress`, which is needed when the session has failed. */
function sendMessage(
  { connection, restartTimeout, fail, aborted }: Session,
  { envelope, text }: Message,
  progress: { isFullyWritten: boolean },
): Promise<void> {
  // The connection reads the stream after the reply to DATA and appends the final dot.
  const stream = Readable.from(textAfterReply(connection, text));
  stream.once('error', fail);
  stream.once('end', () => {
    progress.isFullyWritten = true;
    restartTimeout(replyTimeoutMs);
  });
  // `end` means only that the text is in the socket. If the session is aborted before the socket has sent the whole
  // text, the server never gets it, so the mail has failed.
  aborted.catch(() => {
    if (hasUnsentText(connection)) progress.isFullyWritten = false;
  });
  return fromCallback((done) => connection.send(envelope, stream, done));
}

const verifyMethod = 'ENVELOPE';

/** Returns a login method: nodemailer sends single commands only in one, and `connection.send` would also send DATA. */
function recipientCheck(from: string, to: string): SMTPConnection.Options['customAuth'] {
  return {
    async [verifyMethod]({ sendCommand }) {
      for (const command of [`MAIL FROM:<${from}>`, `RCPT TO:<${to}>`, 'RSET'])
        if ((await sendCommand(command)).status >= 300) throw smtpError('EENVELOPE');
    },
  };
}

const runRecipientCheck = ({ connection }: Session) =>
  fromCallback((done) => connection.login({ method: verifyMethod }, done));

function failureOf(cause: unknown): MailFailure {
  const { permanent, responseCode } = Object(cause) as Record<string, unknown>;
  const replyCode = typeof responseCode === 'number' ? responseCode : undefined;
  return { kind: 'failed', code: errorCode(cause), replyCode, isPermanent: permanent === true };
}

type Message = Awaited<ReturnType<typeof composeMessage>>;

/** Returns the mail's envelope and its MIME text. */
export async function composeMessage(mail: Mail) {
  const { default: Composer } = await import('nodemailer/lib/mail-composer');
  const message = new Composer({ ...mail, disableFileAccess: true, disableUrlAccess: true }).compile();
  return { envelope: message.getEnvelope(), text: await message.build() };
}

const smtpError = (code: 'EENVELOPE' | 'EPROTOCOL') => Object.assign(new Error(), { code });

/** nodemailer accepts any 2xx in place of the 354 that must follow DATA, so the reply is checked here. */
async function* textAfterReply(connection: SMTPConnection, text: Buffer) {
  if (!String(connection.lastServerResponse).startsWith('3')) throw smtpError('EPROTOCOL');
  yield text;
}

const hasUnsentText = ({ _socket: socket }: SMTPConnection) => Boolean(socket && socket.writableLength > 0);

export type Mailers = Record<MailboxName, Mailer>;

export function createMailers({ inbox, reserve }: Record<MailboxName, MailServer>): Mailers {
  return { inbox: createMailer(inbox), reserve: createMailer(reserve) };
}
