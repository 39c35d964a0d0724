import { checkSpace } from '../../src/content/check/check-space.ts';
import { findingLine, type Finding } from '../../src/content/check/finding.ts';
import { lintSpace } from './lint/lint-space.ts';
import { liveConfigOf } from '../../src/content/source/live-config.ts';
import { readLiveSpace } from '../../src/content/source/read-live-space.ts';
import type { Space } from '../../src/content/source/space.ts';
import { languages, localeOf } from '../../src/language/languages.ts';
import { findForeignFacts } from '../brand/check/foreign-facts.ts';
import { findUnfinished } from '../brand/check/unfinished.ts';
import { missingLetters } from '../brand/missing-letters.ts';
import { clinicFolder } from '../../shared/clinic/folder.ts';
import { liveFindingLine } from '../read-content-space.ts';
import { readEmbeddedSpace } from '../read-embedded-space.ts';
import { demoFactsFile, findBrokenDemoFacts, readDemoFacts } from './demo-facts.ts';

type Source = { space: Space; source: string; lineOf: (finding: Finding) => string };

async function readSpace(): Promise<Source> {
  const config = liveConfigOf(process.env);
  if (!config) return { space: readEmbeddedSpace(), source: clinicFolder(), lineOf: findingLine };
  const result = await readLiveSpace(config);
  if (!result.ok) throw new Error(result.message);
  const source = `the live space "${config.spaceId}" (${config.environment})`;
  return { space: result.space, source, lineOf: (finding) => liveFindingLine(finding, config) };
}

/** Prints what is wrong with the words of the clinic, and what could be; throws when anything is wrong. */
export async function checkWords() {
  const { space, source, lineOf } = await readSpace();
  const { findings: faults, unreached } = checkSpace(space);
  const demoFacts = readDemoFacts();
  const findings = [...faults, ...lintSpace(space), ...findBrokenDemoFacts(space, demoFacts)].map(lineOf);
  const inFiles = ({ file, message }: { file: string; message: string }) => `${file}: ${message}`;
  const wrong = [...findings, ...findForeignFacts(clinicFolder()).map(inFiles)];
  const warnings = [
    ...unreached.map(
      ({ sys }) => `${sys.id} (${sys.contentType.sys.id}): no page shows it; link it or remove it.`,
    ),
    ...(await missingLetters(space)),
    ...findUnfinished(clinicFolder()).map(inFiles),
    ...(demoFacts.length > 0
      ? [`${demoFactsFile}: ${demoFacts.length} invented facts; a deploy refuses each by name.`]
      : []),
  ];

  for (const line of warnings) console.warn(`warning: ${line}`);
  for (const line of wrong) console.error(line);
  if (wrong.length > 0) throw new Error(`${wrong.length} found in ${source}.`);
  const locales = languages.map(localeOf).join(', ');
  const { entries, assets } = space;
  console.log(`${source}: ${entries.length} entries and ${assets.length} assets are complete in ${locales}.`);
}
