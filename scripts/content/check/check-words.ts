import { checkSpace } from '../../../src/content/check/check-space.ts';
import { findingLine, type ContentFinding } from '../../../src/content/check/content-finding.ts';
import { contentTypeOf } from '../../../src/model/content-model.ts';
import { findDemonstrationNotes, findExamples, findOldTexts, findUnread, type Review } from './review.ts';
import { lintSpace } from './lint-space.ts';
import { missingLetters } from './missing-letters.ts';
import { findOrphans } from './orphans.ts';
import { liveConfigOf } from '../../../src/content/source/live-config.ts';
import { readLiveSpace } from '../../../src/content/source/read-live-space.ts';
import type { Space } from '../../../src/content/source/space.ts';
import { languages, localeOf } from '../../../shared/languages.ts';
import { findForeignFacts } from './foreign-facts.ts';
import { findUnfinishedTexts, findUntranslated, isExample } from './unfinished-texts.ts';
import { readBrand } from '../../../shared/clinic/read-brand.ts';
import { clinicFolder } from '../../../shared/clinic/folder.ts';
import { liveFindingLine } from '../../build/read-content-space.ts';
import { readEmbeddedSpace } from '../../build/read-embedded-space.ts';
import { confirmIn, readReview } from './review-file.ts';

type Source = { space: Space; source: string; lineOf: (finding: ContentFinding) => string };

async function readSpace(): Promise<Source> {
  const config = liveConfigOf(process.env);
  if (!config) return { space: readEmbeddedSpace(), source: clinicFolder(), lineOf: findingLine };
  const result = await readLiveSpace(config);
  if (!result.ok) throw new Error(result.message);
  const source = `the live space "${config.spaceId}" (${config.environment})`;
  return { space: result.space, source, lineOf: (finding) => liveFindingLine(finding, config) };
}

function linesOfUnreviewed(space: Space, review: Review): string[] {
  const byType = Map.groupBy(findExamples(space, review), ({ contentType }) => contentType);
  const examples = [...byType].map(([id, findings]) => {
    const names = findings.map(({ entry, field }) => `${entry}.${field}`).join(', ');
    return `${contentTypeOf(id)?.name}: ${findings.length} examples, true of nobody yet: ${names}`;
  });
  const unread = findUnread(space, review);
  if (unread.length === 0) return examples;
  const first = unread.slice(0, 10).join(', ') + (unread.length > 10 ? ' …' : '');
  return [
    ...examples,
    `${unread.length} texts are new or changed in every language; read and confirm them: ${first}`,
  ];
}

/** Returns the space where nothing is wrong with it. */
export async function checkWords(toConfirm: string[]): Promise<Space> {
  const { space, source, lineOf } = await readSpace();
  if (toConfirm.length > 0) confirmIn(space, toConfirm);
  const review = readReview();
  const checked = checkSpace(space);
  const demonstrates = findExamples(space, review).length > 0;
  const findings = [
    ...checked.findings,
    ...lintSpace(space, checked),
    ...findForeignFacts(clinicFolder(), space),
    ...(demonstrates ? [] : findDemonstrationNotes(space)),
  ];
  const wrong = findings.map(lineOf);
  const { origin } = readBrand(clinicFolder());
  const exampleOrigin = `brand/brand.json: origin: ${origin} is an example; write the clinic's own.`;
  const warnings = [
    ...findOrphans(space).map(lineOf),
    ...(await missingLetters(space)),
    ...(isExample(origin) ? [exampleOrigin] : []),
    ...[...findUnfinishedTexts(space), ...findUntranslated(space)].map(lineOf),
    ...findOldTexts(space, review).map(lineOf),
    ...linesOfUnreviewed(space, review),
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
  return space;
}
