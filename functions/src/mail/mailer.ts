import type { SendMailOptions, Transporter } from 'nodemailer';
import type { MailboxName, MailServer } from '../config/parameters.ts';

export type Mail = SendMailOptions;

/** Resolves once the mail server has accepted the mail. */
export type SendMail = (mail: Mail, signal?: AbortSignal) => Promise<void>;

export type Mailer = SendMail & {
  logIn: () => Promise<void>;
};

/** Milliseconds; short, since a queued request always gets another attempt. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 };
const wholeTimeout = 20_000;

export function createMailer({ host, port, login, requiresTls }: MailServer): Mailer {
  let connecting: Promise<Transporter> | undefined;
  // Imported with the first mail, so that `contact` starts faster.
  const connect = () =>
    (connecting ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({
        host,
        port,
        secure: port === 465,
        requireTLS: requiresTls,
        ...(login && { auth: login }),
        ...timeouts,
        disableFileAccess: true,
        disableUrlAccess: true,
      }),
    ));
  const send: SendMail = async (mail, signal) => {
    const limits = [AbortSignal.timeout(wholeTimeout), ...(signal ? [signal] : [])];
    const transport = await connect();
    await transport.sendMail({ ...mail, signal: AbortSignal.any(limits) });
  };
  return Object.assign(send, {
    async logIn() {
      const transport = await connect();
      await transport.verify();
    },
  });
}

export type Mailers = Record<MailboxName, Mailer>;

/** One mailer where one server sends to both mailboxes. */
export function createMailers({ inbox, reserve }: Record<MailboxName, MailServer>): Mailers {
  const mailer = createMailer(inbox);
  return { inbox: mailer, reserve: reserve === inbox ? mailer : createMailer(reserve) };
}

/** Codes may be logged, the server's words may not. */
type MailFailure = { permanent: boolean; replyCode: number | undefined };

export function mailFailure(cause: unknown): MailFailure {
  const { permanent, responseCode } = Object(cause) as Record<string, unknown>;
  return {
    permanent: permanent === true,
    replyCode: typeof responseCode === 'number' ? responseCode : undefined,
  };
}
