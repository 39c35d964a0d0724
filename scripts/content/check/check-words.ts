import { checkSpace } from '../../../src/content/check/check-space.ts';
import { findingLine, type ContentFinding } from '../../../src/content/check/content-finding.ts';
import { findDemonstrationNotes, findExamples, findOldTexts } from './review.ts';
import { lintSpace } from './lint-space.ts';
import { findOrphans } from './orphans.ts';
import { liveConfigOf } from '../../../src/content/source/live-config.ts';
import { readLiveSpace } from '../../../src/content/source/read-live-space.ts';
import type { Space } from '../../../src/content/source/space.ts';
import { languages, localeOf } from '../../../shared/languages.ts';
import { findForeignFacts } from './foreign-facts.ts';
import { findUnfinishedTexts, isExample } from './unfinished-texts.ts';
import { readBrand } from '../../../shared/clinic/read-brand.ts';
import { missingLetters } from './missing-letters.ts';
import { clinicFolder } from '../../../shared/clinic/folder.ts';
import { liveFindingLine } from '../../build/read-content-space.ts';
import { readEmbeddedSpace } from '../../build/read-embedded-space.ts';
import { confirmIn, readReview } from './review-file.ts';
import { waitingIn } from './waiting.ts';

type Source = { space: Space; source: string; lineOf: (finding: ContentFinding) => string };

async function readSpace(): Promise<Source> {
  const config = liveConfigOf(process.env);
  if (!config) return { space: readEmbeddedSpace(), source: clinicFolder(), lineOf: findingLine };
  const result = await readLiveSpace(config);
  if (!result.ok) throw new Error(result.message);
  const source = `the live space "${config.spaceId}" (${config.environment})`;
  return { space: result.space, source, lineOf: (finding) => liveFindingLine(finding, config) };
}

/** Prints what is wrong with the words of the clinic, and what could be; throws when anything is wrong. */
export async function checkWords(toConfirm: string[]) {
  const { space, source, lineOf } = await readSpace();
  if (toConfirm.length > 0) confirmIn(space, toConfirm);
  const review = readReview();
  const checked = checkSpace(space);
  const demonstrates = findExamples(space, review).length > 0;
  const findings = [
    ...checked.findings,
    ...lintSpace(space, checked),
    ...(demonstrates ? [] : findDemonstrationNotes(space)),
  ];
  const wrong = [...findings.map(lineOf), ...findForeignFacts(clinicFolder(), space)];
  const { origin } = readBrand(clinicFolder());
  const exampleOrigin = `brand/brand.json: origin: ${origin} is an example; write the clinic's own.`;
  const warnings = [
    ...findOrphans(space).map(lineOf),
    ...(await missingLetters(space)),
    ...(isExample(origin) ? [exampleOrigin] : []),
    ...findUnfinishedTexts(space).map(lineOf),
    ...findOldTexts(space, review).map(lineOf),
    ...waitingIn(space, review),
  ];

  for (const line of warnings) console.warn(`warning: ${line}`);
  for (const line of wrong) console.error(line);
  if (wrong.length > 0) throw new Error(`${wrong.length} found in ${source}.`);
  const locales = languages.map(localeOf).join(', ');
  const { entries, assets } = space;
  const end = warnings.length === 0 ? 'Nothing waits.' : `What waits is above: ${warnings.length} lines.`;
  console.log(
    `${source}: ${entries.length} entries and ${assets.length} assets are complete in ${locales}. ${end}`,
  );
}
