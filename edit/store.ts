import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clinicFolder } from '../shared/clinic/folder.ts';
import { findUnusedFiles } from '../scripts/clinic/brand/named-files.ts';
import { toContentFiles } from '../scripts/content/contentful/content-files.ts';
import { findAll, stopsSave } from '../scripts/content/check/all-checks.ts';
import { confirmed, reviewAfter } from '../scripts/content/check/review-changes.ts';
import { readReview, reviewFile, reviewText, storedReview } from '../scripts/content/check/review-file.ts';
import { readContentFolder, readEmbeddedSpace } from '../scripts/build/read-embedded-space.ts';
import { findingLine } from '../src/content/check/content-finding.ts';
import { spaceVersion, type Space } from '../src/content/source/space.ts';
import { applyChanges, type Change } from './change.ts';
import { problemsOf, type Problem } from './problems.ts';
import { confirmedNames } from './rows.ts';
import { addUpload } from './upload.ts';

/** Bytes by path below the clinic's folder; nothing where there is no such file. */
type Files = Map<string, Buffer | undefined>;
type Step = { before: Files; after: Files };

const steps: Step[] = [];

const pathOf = (file: string) => join(clinicFolder(), file);
const read = (file: string) => (existsSync(pathOf(file)) ? readFileSync(pathOf(file)) : undefined);
const isSame = (a: Buffer | undefined, b: Buffer | undefined) => (a && b ? a.equals(b) : a === b);

function write(files: Files) {
  for (const [file, bytes] of files) {
    if (!bytes) rmSync(pathOf(file), { force: true });
    else {
      mkdirSync(dirname(pathOf(file)), { recursive: true });
      writeFileSync(pathOf(file), bytes);
    }
  }
}

/** Writes what is new of `files`, as a part of a step. */
function writeInStep(files: Files, { before, after }: Step) {
  const changed = new Map([...files].filter(([file, bytes]) => !isSame(read(file), bytes)));
  for (const [file, bytes] of changed) {
    before.set(file, read(file));
    after.set(file, bytes);
  }
  write(changed);
}

async function newProblems(before: Space, after: Space): Promise<Problem[]> {
  const findingsOf = async (space: Space) => (await findAll(space, stopsSave)).map(({ finding }) => finding);
  const known = new Set((await findingsOf(before)).map((finding) => findingLine(finding)));
  const found = await findingsOf(after);
  return problemsOf(
    found.filter((finding) => !known.has(findingLine(finding))),
    after,
  );
}

/** The text of the review after the changes, where they change it. */
function newReview(before: Space, after: Space, changes: Change[]): string | undefined {
  const names = changes.flatMap((change) => {
    if (change.kind === 'rows') return confirmedNames(change.text, change.list, after);
    return change.kind === 'confirm' ? [change.name] : [];
  });
  const review = readReview();
  const written = reviewAfter(before, after, review);
  const text = reviewText(names.length > 0 ? confirmed(after, written, names) : written);
  return text === reviewText(storedReview()) ? undefined : text;
}

const unusedFiles = () => findUnusedFiles(clinicFolder()).map(({ file }) => file);

let last: Promise<unknown> = Promise.resolve();

/** Does one work after the other. */
export function exclusively<T>(work: () => Promise<T>): Promise<T> {
  const outcome = last.then(work);
  last = outcome.catch(() => undefined);
  return outcome;
}

/**
 * Checks changes against everything the content is checked for, says what is wrong and, when nothing is, writes them: one
 * save after the other. `version` is that of the content they were made to.
 */
export function save(changes: Change[], version?: string): Promise<Problem[]> {
  return exclusively(() => checkAndWrite(changes, version));
}

const overtaken: Problem = {
  entry: '',
  field: '',
  locale: '',
  name: '',
  message:
    'Între timp textele s-au schimbat, poate în altă fereastră. Copiați ce ați scris și deschideți din nou.',
};

async function checkAndWrite(changes: Change[], version?: string): Promise<Problem[]> {
  const before = readEmbeddedSpace();
  if (version && version !== (await spaceVersion(before))) return [overtaken];
  const after = structuredClone(before);
  const files: Files = new Map();
  await applyChanges(after, changes, (upload) => addUpload(upload, files));
  const problems = await newProblems(before, after);
  if (problems.length > 0) return problems;

  const texts = await toContentFiles(after, readContentFolder());
  for (const [file, text] of Object.entries(texts)) files.set(file, Buffer.from(text));
  const review = newReview(before, after, changes);
  if (review) files.set(reviewFile, Buffer.from(review));
  const unused = unusedFiles();
  const step: Step = { before: new Map(), after: new Map() };
  writeInStep(files, step);
  const left = unusedFiles().filter((file) => !unused.includes(file));
  writeInStep(new Map(left.map((file) => [file, undefined])), step);
  if (step.after.size > 0) steps.push(step);
  return [];
}

/** Puts back what the last save replaced; says why where it cannot. */
export function undo(): string | undefined {
  const step = steps.at(-1);
  if (!step) return 'Nu este nimic de anulat.';
  const changed = [...step.after].filter(([file, bytes]) => !isSame(read(file), bytes)).map(([file]) => file);
  if (changed.length > 0) return `Între timp s-a schimbat ${changed.join(', ')}; nimic nu a fost anulat.`;
  write(step.before);
  steps.pop();
  return undefined;
}
