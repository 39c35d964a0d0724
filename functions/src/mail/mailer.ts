import type { SendMailOptions, Transporter } from 'nodemailer';
import type { MailServer } from '../config/parameters.ts';

export type Mail = SendMailOptions;

/** Hands a mail over to the mail server; resolves once the server has taken it. `signal` gives up early. */
export type SendMail = (mail: Mail, signal?: AbortSignal) => Promise<void>;

export type Mailer = SendMail & {
  /** Connects and logs in; rejects as sending does. */
  logIn: () => Promise<void>;
};

/** Milliseconds. A request waits in the queue, so there is always another attempt. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 };
const wholeTimeout = 20_000;

/** Throws nodemailer's errors: `permanent` is true where the server said no for good. */
export function createMailer({ host, port, login, requiresTls }: MailServer): Mailer {
  let connecting: Promise<Transporter> | undefined;
  // Loaded with the first mail: a function that only fills the queue starts sooner without it.
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

/** What is known of a failed sending. Reply codes and error codes may be logged, the server's words may not. */
type MailFailure = { permanent: boolean; replyCode: number | undefined };

export function mailFailure(cause: unknown): MailFailure {
  const { permanent, responseCode } = Object(cause) as Record<string, unknown>;
  return {
    permanent: permanent === true,
    replyCode: typeof responseCode === 'number' ? responseCode : undefined,
  };
}
