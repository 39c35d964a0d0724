/**
 * `npm run content:check`: checks and lints the space in every language, the live one where the environment names one
 * and else the embedded one. Exits with 1 when a text, picture or link is missing or wrong, or says what it should not.
 * With `-- --record-consents` it records what visitors agree to, after a new version or a corrected slip.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkSpace } from '../src/content/contentful/validation/check-space.ts';
import { fallbackReport } from '../src/content/contentful/validation/fallback-report.ts';
import { findingLine } from '../src/content/contentful/finding.ts';
import { findNamesOfAbsentParts } from '../src/content/contentful/validation/lint/absent-parts.ts';
import { lintSpace } from '../src/content/contentful/validation/lint/lint-space.ts';
import { liveConfigOf } from '../src/content/contentful/delivery/live-config.ts';
import { readLiveSpace } from '../src/content/contentful/delivery/read-live-space.ts';
import type { Space } from '../src/content/contentful/space.ts';
import { languages, localeOf } from '../src/language/languages.ts';
import { missingLetters } from './brand/missing-letters.ts';
import { fail } from './content/configuration.ts';
import { findChangedConsents, recordConsents } from './content/consented-texts.ts';
import { readEmbeddedSpace } from './read-embedded-space.ts';

const { values } = parseArgs({ options: { 'record-consents': { type: 'boolean' } } });

async function readSpace(): Promise<{ space: Space; source: string }> {
  const config = liveConfigOf(process.env);
  if (!config) return { space: readEmbeddedSpace(), source: join(process.env.CLINIC_DIR ?? '', 'content/') };
  const result = await readLiveSpace(config);
  if (!result.ok) throw new Error(result.message);
  return { space: result.space, source: `the live space "${config.spaceId}" (${config.environment})` };
}

async function check() {
  const { space, source } = await readSpace();
  if (values['record-consents']) recordConsents(space);
  const { findings: faults, unreached } = checkSpace(space);
  const findings = [...faults, ...lintSpace(space), ...findChangedConsents(space)];

  for (const { sys } of unreached) {
    console.warn(`warning: ${sys.id} (${sys.contentType.sys.id}): no page shows it; link it or remove it.`);
  }
  for (const finding of findNamesOfAbsentParts(space)) console.warn(`warning: ${findingLine(finding)}`);
  for (const line of fallbackReport(space)) console.log(line);
  for (const line of await missingLetters(space)) console.warn(`warning: ${line}`);
  for (const finding of findings) console.error(findingLine(finding));
  if (findings.length > 0) throw new Error(`${findings.length} found in ${source}.`);
  const locales = languages.map(localeOf).join(', ');
  const { entries, assets } = space;
  console.log(`${source}: ${entries.length} entries and ${assets.length} assets are complete in ${locales}.`);
}

await check().catch(fail);
