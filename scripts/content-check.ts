/**
 * `npm run content:check`: checks and lints the space in every language; exits with 1 when a text, picture or link is
 * missing or wrong, or says what it should not.
 */
import { checkSpace } from '../src/content/contentful/check-space.ts';
import { lintSpace } from '../src/content/contentful/lint/lint-space.ts';
import { localeOf } from '../src/content/contentful/locales.ts';
import { languages } from '../src/language/languages.ts';
import { readEmbeddedSpace } from './read-embedded-space.ts';

const space = readEmbeddedSpace();
const { findings: faults, unreached } = checkSpace(space);
const findings = [...faults, ...lintSpace(space)];

for (const { sys } of unreached) {
  console.warn(`warning: ${sys.id} (${sys.contentType.sys.id}): no page shows it; link it or remove it.`);
}
for (const { entry, contentType, field, locale, message } of findings) {
  console.error(
    `${entry || '(no entry)'} (${contentType}) ${field || '(whole entry)'} [${locale}]: ${message}`,
  );
}
if (findings.length > 0) {
  console.error(`${findings.length} found in ${space.entries.length} entries.`);
  process.exitCode = 1;
} else {
  const locales = languages.map((language) => localeOf[language]).join(', ');
  console.log(
    `${space.entries.length} entries and ${space.assets.length} assets are complete in ${locales}.`,
  );
}
