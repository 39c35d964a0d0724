import { clinicFolder } from '../shared/clinic/folder.ts';
import { findUnusedFiles } from '../scripts/clinic/brand/named-files.ts';
import { toContentFiles } from '../scripts/content/contentful/content-files.ts';
import { updateCompared, confirmTexts } from '../scripts/content/check/compared-texts.ts';
import {
  examplesFile,
  examplesText,
  readExamples,
  removeConfirmed,
} from '../scripts/content/check/examples.ts';
import { comparedText, readCompared, translationsFile } from '../scripts/content/check/translations-file.ts';
import { readContentFolder } from '../scripts/build/read-embedded-space.ts';
import { spaceVersion, type Space } from '../src/content/source/space.ts';
import { problemMessage } from '../src/model/define/problems.ts';
import { applyChanges, type Change } from './change.ts';
import { readBytes, isSame, textsVersion, type Files } from './clinic-files.ts';
import { describeChanges } from './describe-changes.ts';
import { findingsOfSave, type Finding, type Records } from './findings.ts';
import { recoverFiles, replaceFiles } from './replace-files.ts';

/** If there are `problems`, nothing was written. `waiting` are new findings that do not stop a save. */
export type SaveResult = { problems: Finding[]; waiting: Finding[] };

/**
 * Runs every check of the content on the changes, and writes them if no finding stops the save. `version` is that of the
 * content to which the changes apply.
 */
export function save(changes: Change[], version?: string): Promise<SaveResult> {
  return runExclusive(() => checkAndWrite(changes, version));
}

const conflictMessage =
  'Între timp textele s-au schimbat, poate în altă fereastră. Copiați ce ați scris și deschideți din nou.';

async function checkAndWrite(changes: Change[], version?: string): Promise<SaveResult> {
  const diskVersion = textsVersion();
  const { space: before, files: storedFiles, faults } = readContentFolder();
  const recordsBefore: Records = { compared: readCompared(), examples: readExamples() };
  // `fileDoubled` is harmless: the file is a copy, so no text is missing.
  const unread = faults.find(({ code }) => code !== 'fileDoubled');
  if (unread) throw new Error(problemMessage(unread, 'ro'));
  if (version && version !== (await spaceVersion(before))) throw new Error(conflictMessage);
  const after = structuredClone(before);
  const files: Files = new Map();
  const confirmedNames = await applyChanges(after, changes, files);
  const records = nextRecords(before, after, recordsBefore, changes, confirmedNames);
  const findings = await newFindings(before, after, records);
  const problems = findings.filter(({ waitingKind }) => !waitingKind);
  if (problems.length > 0) return { problems, waiting: [] };

  const changedTexts = Object.entries(await toContentFiles(after, storedFiles, before));
  const recordTextsBefore = new Map(recordTexts(recordsBefore));
  const changedRecords = recordTexts(records).filter(([file, text]) => text !== recordTextsBefore.get(file));
  for (const [file, text] of [...changedTexts, ...changedRecords]) files.set(file, Buffer.from(text));
  const unusedBefore = unusedFiles(before);
  for (const file of unusedFiles(after)) if (!unusedBefore.includes(file)) files.set(file, undefined);
  if (files.size > 0) write(files, diskVersion, summarizeChanges(before, after));
  return { problems, waiting: findings };
}

function summarizeChanges(before: Space, after: Space): string {
  const [first = 'ce ați confirmat', ...others] = describeChanges(before, after);
  return others.length > 0 ? `${first} (și încă ${others.length})` : first;
}

async function newFindings(before: Space, after: Space, records: Records): Promise<Finding[]> {
  // The key omits `name`, since a change of the entry's title changes `name`, too.
  const keyOf = ({ entry, field, locale, message }: Finding) => [entry, field, locale, message].join(' ');
  const known = new Set((await findingsOfSave(before)).map(keyOf));
  return (await findingsOfSave(after, records)).filter((finding) => !known.has(keyOf(finding)));
}

/** Returns the records after the save; `names` are those of texts whose translations the editor has confirmed. */
function nextRecords(before: Space, after: Space, old: Records, changes: Change[], names: string[]): Records {
  const ownNames = changes.flatMap((change) => (change.kind === 'own' ? [change.name] : []));
  const compared = updateCompared(before, after, old.compared);
  return {
    compared: names.length > 0 ? confirmTexts(after, compared, names) : compared,
    examples: ownNames.length > 0 ? removeConfirmed(after, old.examples, ownNames) : old.examples,
  };
}

const recordTexts = ({ compared, examples }: Records): [file: string, text: string][] => [
  [translationsFile, comparedText(compared)],
  [examplesFile, examplesText(examples)],
];

const unusedFiles = (space: Space) => findUnusedFiles(clinicFolder(), space).map(({ file }) => file);

let lastTask: Promise<unknown> = Promise.resolve();

/** Runs one task after the other, each after the files of an interrupted save are restored. */
export function runExclusive<T>(work: () => Promise<T>): Promise<T> {
  const outcome = lastTask.then(recoverFiles).then(work);
  lastTask = outcome.catch(() => undefined);
  return outcome;
}

type UndoStep = { summary: string; before: Files; after: Files };

let undoSteps: UndoStep[] = [];

/** `diskVersion` is the version of the texts on which the changes in `files` are based. */
function write(files: Files, diskVersion: string, summary: string) {
  const before: Files = new Map([...files.keys()].map((file) => [file, readBytes(file)]));
  replaceFiles(files, () => {
    if (textsVersion() !== diskVersion) throw new Error(conflictMessage);
  });
  undoSteps.push({ summary, before, after: files });
}

/** Restores the files from before the last save. Returns a description of the undone changes, or a `problem`. */
export const undo = () => runExclusive(async () => undoLastSave());

const noStepMessage =
  'Nu este nimic de anulat: nu ați salvat nimic de la pornire sau de la ultima publicare.';

function undoLastSave(): { undone: string } | { problem: string } {
  const step = undoSteps.at(-1);
  if (!step) return { problem: noStepMessage };
  const { before, after, summary } = step;
  const changed = [...after.keys()].filter((file) => !isSame(readBytes(file), after.get(file)));
  if (changed.length > 0) {
    return { problem: `Între timp s-a schimbat ${changed.join(', ')}; nimic nu a fost anulat.` };
  }
  replaceFiles(before);
  undoSteps.pop();
  return { undone: summary };
}

/** Published changes cannot be undone, since an undo would not be published. */
export function clearUndoHistory() {
  undoSteps = [];
}
