import { languages } from '../../../shared/languages.ts';
import type { Settings } from './settings.ts';

/** Where Hosting serves it. */
export const securityTextFile = '.well-known/security.txt';

/** Where somebody who found a weakness writes to, in the form of RFC 9116. */
export function securityText({ SITE_ORIGIN, SECURITY_CONTACT, SECURITY_EXPIRES }: Settings): string {
  return [
    `Contact: ${SECURITY_CONTACT}`,
    `Expires: ${SECURITY_EXPIRES}T00:00:00.000Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${SITE_ORIGIN}/${securityTextFile}`,
    '',
  ].join('\n');
}
