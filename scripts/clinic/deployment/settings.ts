import * as v from 'valibot';
import { isExample } from '../../content/check/unfinished-texts.ts';

/** The settings of one deployment; `deployments/example.env` explains each. */
export type Settings = v.InferOutput<typeof settingsSchema>;

type SettingsReading = { ok: true; settings: Settings } | { ok: false; problems: string[] };

/** Each problem begins with the name of its setting; one problem lists all missing settings. */
export function parseSettings(values: Record<string, string | undefined>): SettingsReading {
  const result = v.safeParse(settingsSchema, values, { abortPipeEarly: true });
  if (result.success) return { ok: true, settings: result.output };
  const missingNames: string[] = [];
  const problems: string[] = [];
  for (const issue of result.issues) {
    const name = v.getDotPath(issue);
    if (!name) problems.push(issue.message);
    else if (issue.expected === 'never')
      problems.push(`${name}: There is no such setting; deployments/example.env names them all.`);
    else if (issue.input === undefined) missingNames.push(name);
    else problems.push(`${name}: ${issue.message}`);
  }
  const lines =
    missingNames.length > 0 ? [`${missingNames.join(', ')}: missing; deployments/example.env has each.`] : [];
  return { ok: false, problems: [...lines, ...problems] };
}

/** Returns the parameters of the functions, which Firebase reads from `functions/.env.<project>`. */
export function parametersFile(settings: Settings, clinicName: string): string {
  const values = { ...settings, CLINIC_NAME: clinicName } as Record<string, string>;
  const lines = parameterNames.map((name) => `${name}=${JSON.stringify(values[name])}`);
  return ['# Written by the build, from the settings of the deployment and the content.', ...lines, ''].join(
    '\n',
  );
}

/** Returns the build's environment variables. Contentful's are empty unless pages refresh their content (LIVE_REFRESH). */
export function buildEnvironment(settings: Settings): Record<string, string> {
  const isRefreshed = settings.LIVE_REFRESH === 'yes' && settings.CONTENTFUL_SPACE_ID !== '';
  const space = Object.entries(settings).filter(([name]) => name.startsWith('CONTENTFUL_'));
  return {
    VITE_SITE_ORIGIN: settings.SITE_ORIGIN,
    NOINDEX: settings.NOINDEX,
    ...Object.fromEntries(space.map(([name, value]) => [`VITE_${name}`, isRefreshed ? value : ''])),
  };
}

const text = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(?!["'`])[^\n]*$/, 'Write it in one line, between two quotes or without any.'),
);

/** Matches hosts that visitors cannot reach: IP addresses, names without a dot, and reserved domains. */
const unreachableHost = /^[^.]*$|[\d\].]$|\.(?:localhost|local|internal|lan|home\.arpa|test|invalid|onion)$/;

function isPublicOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, origin, hostname } = new URL(value);
  return protocol === 'https:' && origin === value && !unreachableHost.test(hostname);
}

const origin = v.pipe(
  text,
  v.check(isPublicOrigin, ({ input }) => {
    const inputOrigin = URL.canParse(input) ? new URL(input).origin : '';
    const example = isPublicOrigin(inputOrigin) ? inputOrigin : 'https://www.clinica.ro';
    return `Write where visitors find the site, as ${example}, without a path.`;
  }),
  v.check((value) => !isExample(value), "It is the example's; write the clinic's own."),
);

const host = v.pipe(
  text,
  v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'Write the name of the mail server, as smtp.clinica.ro.'),
  v.check((value) => !isExample(value), 'It is an example; write the server that sends for the clinic.'),
);

const port = v.picklist(['465', '587'], 'Write 465 or 587; Google Cloud closes port 25.');

const mailbox = v.pipe(
  text,
  v.email('Write an e-mail address, as ana@clinica.ro, without diacritics.'),
  v.check(
    (value) => !isExample(value),
    'It is an example, which no mail reaches; write a mailbox that is read.',
  ),
);

const bounces = v.pipe(
  mailbox,
  v.check(
    (value) => !/^(no|do-?not)[-_.]?reply/i.test(value),
    'Nobody reads that address; write one that people read, since a mail that came back is a request that got lost.',
  ),
);

const yesOrNo = v.picklist(['yes', 'no'], 'Write yes or no.');

const optional = <T extends v.GenericSchema<string, string>>(schema: T, message: string) =>
  v.union([v.literal(''), schema], message);

/** The functions read these as parameters (`functions/src/config/parameters.ts`). */
const functionSettings = {
  SITE_ORIGIN: origin,
  SMTP_HOST: host,
  SMTP_PORT: port,
  SMTP_USER: text,
  MAIL_FROM: mailbox,
  MAIL_BOUNCES: bounces,
  MAIL_INBOX: mailbox,
  MAIL_FALLBACK_INBOX: optional(mailbox, 'Write an e-mail address that is read, or nothing.'),
  MAIL_FALLBACK_SMTP_HOST: optional(host, 'Write the name of a mail server, or nothing.'),
  MAIL_FALLBACK_SMTP_PORT: port,
  MAIL_FALLBACK_SMTP_USER: text,
};

const siteSettings = {
  NOINDEX: yesOrNo,
  PROJECT_NUMBER: v.pipe(
    text,
    v.regex(/^\d*$/, 'Write the digits that the Google console shows, or nothing.'),
  ),
  CONTENTFUL_SPACE_ID: text,
  CONTENTFUL_ENVIRONMENT: text,
  CONTENTFUL_HOST: v.pipe(
    text,
    v.regex(/^$|^(https?:\/\/)?[\w.-]+(:\d+)?$/, 'Write a host, as cdn.eu.contentful.com, or nothing.'),
  ),
  CONTENTFUL_ACCESS_TOKEN: text,
  LIVE_REFRESH: yesOrNo,
};

const settingsSchema = v.pipe(
  v.strictObject({ ...functionSettings, ...siteSettings }),
  v.check(
    ({ CONTENTFUL_SPACE_ID: space, CONTENTFUL_ACCESS_TOKEN: token }) => space === '' || token !== '',
    'CONTENTFUL_ACCESS_TOKEN: It is neither in the file nor in the environment.',
  ),
);

const parameterNames = ['CLINIC_NAME', ...Object.keys(functionSettings)];
