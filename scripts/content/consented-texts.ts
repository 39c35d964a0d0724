import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../src/content/contentful/finding.ts';
import type { Space } from '../../src/content/contentful/space.ts';
import { toSiteContent } from '../../src/content/contentful/mapping/to-site-content.ts';
import type { SiteContent } from '../../src/model/site-content.ts';
import { withoutNoBreaks } from '../../src/content/without-no-breaks.ts';
import { languages } from '../../src/language/languages.ts';
import { clinicFolder } from '../clinic.ts';

/** What visitors agree to, by the group whose `version` is kept with their consent. */
const consentedTexts: Record<'cookies' | 'privacy', (content: SiteContent) => unknown> = {
  cookies: ({ cookies }: SiteContent) => ({ ...cookies, version: undefined }),
  privacy: ({ privacy, contactForm }: SiteContent) => [
    { ...privacy, version: undefined, meta: undefined },
    contactForm.consent,
  ],
};

type Consented = { group: keyof typeof consentedTexts; version: string; hash: string };

const fileOf = (clinic: string) => join(clinic, 'content/consented-texts.txt');

/** The texts of a sound space, each with its version and a hash over all languages. */
function consentedIn(space: Space): Consented[] {
  const contents = languages.flatMap((language) => {
    const result = toSiteContent(space, language);
    return result.ok ? [result.content] : [];
  });
  const groups = Object.keys(consentedTexts) as (keyof typeof consentedTexts)[];
  return groups.flatMap((group) => {
    const version = contents[0]?.[group].version;
    if (version === undefined) return [];
    // Where lines break may change without anybody being asked again.
    const texts = withoutNoBreaks(JSON.stringify(contents.map(consentedTexts[group])));
    return [{ group, version, hash: createHash('sha256').update(texts).digest('hex') }];
  });
}

const lineOf = ({ group, version, hash }: Consented) => `${group} ${version} ${hash}`;

/**
 * Texts that visitors agree to and that are not those recorded for their version: who agreed to the old ones would not be
 * asked again. A space that is not sound has none; its own findings come first.
 */
export function findChangedConsents(space: Space, clinic = clinicFolder()): Finding[] {
  const file = fileOf(clinic);
  const recorded = existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : [];
  return consentedIn(space)
    .filter((consented) => !recorded.includes(lineOf(consented)))
    .map(({ group, version }) => {
      const isKnown = recorded.some((line) => line.startsWith(`${group} ${version} `));
      const message = isKnown
        ? `What visitors agree to has changed under version ${version}. Write a new version, so that they are asked again; where only a slip was corrected, keep it. Then record it: npm run content:check -- --record-consents.`
        : `Version ${version} is not recorded: npm run content:check -- --record-consents.`;
      return { entry: group, contentType: group, field: 'version', locale: 'all', message };
    });
}

/** Records the texts as they are. */
export function recordConsents(space: Space, clinic = clinicFolder()): void {
  const lines = [
    '# What visitors agree to, by version. npm run content:check -- --record-consents writes it.',
    ...consentedIn(space).map(lineOf),
  ];
  writeFileSync(fileOf(clinic), `${lines.join('\n')}\n`);
}
