import { clinicFolder } from '../../../shared/clinic/folder.ts';
import { clinicClock, wallTimeAt } from '../../../shared/clock.ts';
import { checkSpace, type SpaceCheck } from '../../../src/content/check/check-space.ts';
import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import type { Space } from '../../../src/content/source/space.ts';
import { readContentFolder } from '../../build/read-embedded-space.ts';
import { findEndedOffers } from './ended-offers.ts';
import { findDueDaysOff, findEndingDaysOff } from './ending-days-off.ts';
import { findDeadLinks, findObsoleteLinks } from './dead-links.ts';
import { findPhoneMismatches } from './phone-mismatches.ts';
import { findDemonstrationNotes, findExamples, readExamples, type Examples } from './examples.ts';
import { findJoinedLines, findLostStyling, findLostMarkup } from './lost-markup.ts';
import { findMissingReviews, findOldReviews } from './old-reviews.ts';
import { findOrphans } from './orphans.ts';
import { findOutdatedTexts, findUncompared, type Compared } from './translations.ts';
import { readCompared } from './translations-file.ts';
import { findUnexpectedCharacters, findPasteArtifacts } from './unexpected-characters.ts';
import { findUndescribedPictures } from './undescribed-pictures.ts';
import { findUnfinishedTexts } from './unfinished-texts.ts';
import { findHalfTranslated, findShownUntranslated, findUntranslated } from './untranslated-texts.ts';

type Subject = SpaceCheck & {
  space: Space;
  compared: Compared;
  examples: Examples;
  clinic: string;
  today: string;
};

type Overrides = { today?: string | undefined; compared?: Compared; examples?: Examples };

export type Check = {
  find: (subject: Subject) => ContentFinding[];
  stops: 'build' | 'deploy' | 'nothing';
  /** The editor's panel lists the findings under this name, and they stop no save. */
  waitingKind?: 'shown' | 'untranslated' | 'old' | 'example' | 'unfinished' | 'due';
};

/**
 * Lists every check with the step that its findings stop. Findings for `build` also stop a deploy. A save stops at the
 * same findings as a deploy, except for those with `waitingKind`.
 */
export const checks: Check[] = [
  // The findings of `checkSpace`, which also runs in the browser when newer content is loaded.
  { find: ({ findings }) => findings, stops: 'build' },
  { find: findFileFaults, stops: 'build', waitingKind: 'unfinished' },
  { find: findDeadLinks, stops: 'deploy' },
  { find: findObsoleteLinks, stops: 'deploy' },
  { find: findPhoneMismatches, stops: 'deploy' },
  { find: findLostMarkup, stops: 'deploy' },
  { find: findJoinedLines, stops: 'deploy' },
  { find: findUnexpectedCharacters, stops: 'deploy' },
  { find: findPasteArtifacts, stops: 'nothing' },
  { find: findLostStyling, stops: 'nothing' },
  { find: findUndescribedPictures, stops: 'deploy' },
  { find: findDemonstrationNotes, stops: 'deploy', waitingKind: 'unfinished' },
  { find: findExamples, stops: 'deploy', waitingKind: 'example' },
  { find: findUnfinishedTexts, stops: 'deploy', waitingKind: 'unfinished' },
  { find: findMissingReviews, stops: 'deploy', waitingKind: 'unfinished' },
  { find: findHalfTranslated, stops: 'deploy', waitingKind: 'untranslated' },
  { find: findShownUntranslated, stops: 'nothing', waitingKind: 'shown' },
  { find: findUntranslated, stops: 'nothing', waitingKind: 'untranslated' },
  { find: findOutdatedTexts, stops: 'nothing', waitingKind: 'old' },
  { find: findUncompared, stops: 'nothing' },
  { find: findOldReviews, stops: 'nothing', waitingKind: 'due' },
  { find: findDueDaysOff, stops: 'nothing', waitingKind: 'due' },
  { find: findEndedOffers, stops: 'nothing', waitingKind: 'due' },
  { find: findEndingDaysOff, stops: 'nothing', waitingKind: 'unfinished' },
  { find: findOrphans, stops: 'nothing' },
];

function findFileFaults({ clinic }: Subject): ContentFinding[] {
  const place = { entry: '', contentType: 'content', field: '', locale: 'all' };
  return readContentFolder(clinic).faults.map((fault) => ({ ...fault, place }));
}

type Effect = Pick<Check, 'stops' | 'waitingKind'>;
export type CheckedFinding = { finding: ContentFinding } & Effect;

export const stopsSave = ({ stops, waitingKind }: Effect) => stops !== 'nothing' && !waitingKind;
export const stopsDeploy = ({ stops }: Effect) => stops !== 'nothing';
export const isUntranslated = ({ waitingKind }: Effect) =>
  waitingKind === 'shown' || waitingKind === 'untranslated';
export const hasWaitingKind = ({ waitingKind }: Effect) => waitingKind !== undefined;

const isoToday = () => wallTimeAt(Date.now(), clinicClock).date;

/** Runs the checks that `isSelected` accepts. Returns equal findings of two checks once, from the first check. */
export function runChecks(
  space: Space,
  isSelected: (check: Check) => boolean,
  { today = isoToday(), compared = readCompared(), examples = readExamples() }: Overrides = {},
): CheckedFinding[] {
  const subject = { space, ...checkSpace(space), compared, examples, clinic: clinicFolder(), today };
  const results = new Map<string, CheckedFinding>();
  for (const { find, stops, waitingKind } of checks.filter(isSelected)) {
    for (const finding of find(subject)) {
      const key = JSON.stringify(finding);
      if (!results.has(key)) results.set(key, { finding, stops, ...(waitingKind && { waitingKind }) });
    }
  }
  return [...results.values()];
}
