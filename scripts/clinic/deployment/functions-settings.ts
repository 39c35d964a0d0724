import type { Space } from '../../../src/content/source/space.ts';
import { toSiteContent } from '../../../src/content/check/to-site-content.ts';
import { defaultLanguage } from '../../../shared/languages.ts';
import type { Settings } from './settings.ts';

/** The parameters of the functions that the settings hold. */
const settingNames = [
  'SITE_ORIGIN',
  'SMTP_HOST',
  'SMTP_PORT',
  'SMTP_USER',
  'MAIL_FROM',
  'MAIL_BOUNCES',
  'MAIL_INBOX',
  'MAIL_FALLBACK_INBOX',
] as const;

/** Every parameter of the functions: the mail's from the settings, the clinic's from the content. Throws for an unsound space. */
export function functionsParameters(settings: Settings, space: Space): Record<string, string> {
  const result = toSiteContent(space, defaultLanguage);
  if (!result.ok) throw new Error('The space is not sound.');
  return {
    ...Object.fromEntries(settingNames.map((name) => [name, settings[name]])),
    CLINIC_NAME: result.content.contactDetails.clinicName,
  };
}

const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** As Firebase reads it: `functions/.env.<project>`. */
export function parametersFile(parameters: Record<string, string>): string {
  const lines = Object.entries(parameters).map(([name, value]) => `${name}=${quoted(value)}`);
  return ['# Written by the build, from the settings of the deployment and the content.', ...lines, ''].join(
    '\n',
  );
}
