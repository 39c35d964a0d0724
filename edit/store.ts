import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clinicFolder } from '../shared/clinic/folder.ts';
import { findUnusedFiles } from '../scripts/clinic/brand/named-files.ts';
import { toContentFiles } from '../scripts/content/contentful/content-files.ts';
import { lintSpace } from '../scripts/content/check/lint-space.ts';
import { confirmed, reviewAfter } from '../scripts/content/check/review.ts';
import { readReview, reviewFile, reviewText } from '../scripts/content/check/review-file.ts';
import { readContentFolder, readEmbeddedSpace } from '../scripts/build/read-embedded-space.ts';
import { checkSpace } from '../src/content/check/check-space.ts';
import { findingLine, type ContentFinding } from '../src/content/check/content-finding.ts';
import type { Space } from '../src/content/source/space.ts';
import { applyChanges, type Change, type Uploaded } from './change.ts';
import { nameOf } from './words.ts';
import { inRomanian } from './in-romanian.ts';
import { agreedIn } from './rows.ts';
import { prepareUpload, type Prepared, type Upload } from './upload.ts';

/** `name` is the place in editors' words. */
export type Problem = { entry: string; field: string; locale: string; name: string; message: string };

/** Bytes by path below the clinic's folder; nothing where there is no such file. */
type Files = Map<string, Buffer | undefined>;
type Step = { before: Files; after: Files };

const steps: Step[] = [];

const pathOf = (file: string) => join(clinicFolder(), file);
const read = (file: string) => (existsSync(pathOf(file)) ? readFileSync(pathOf(file)) : undefined);
const isSame = (a: Buffer | undefined, b: Buffer | undefined) => (a && b ? a.equals(b) : a === b);

/** All files or none: each is written beside its place first, and then moved there. */
function write(files: Files) {
  for (const [file, bytes] of files) {
    if (!bytes) continue;
    mkdirSync(dirname(pathOf(file)), { recursive: true });
    writeFileSync(`${pathOf(file)}.new`, bytes);
  }
  for (const [file, bytes] of files) {
    if (bytes) renameSync(`${pathOf(file)}.new`, pathOf(file));
    else rmSync(pathOf(file), { force: true });
  }
}

function findingsOf(space: Space): ContentFinding[] {
  const checked = checkSpace(space);
  return [...checked.findings, ...lintSpace(space, checked)];
}

function newFindings(before: Space, after: Space): Problem[] {
  const known = new Set(findingsOf(before).map(findingLine));
  return findingsOf(after)
    .filter((finding) => !known.has(findingLine(finding)))
    .map((finding) => {
      const { entry: id, field, locale } = finding;
      const entry = after.entries.find(({ sys }) => sys.id === id);
      const name = entry ? nameOf(entry, field, after) : '';
      return { entry: id, field, locale, name, message: inRomanian(finding) };
    });
}

/** Where a new file of the clinic lies; another one of that name has other bytes. */
function freePath({ fileName, contentType }: Prepared): string {
  const [, base = '', end = ''] = /^(.*)(\.\w+)$/.exec(fileName) ?? [];
  const folder = contentType.startsWith('video/') ? 'films' : 'drawings';
  for (let count = 1; ; count += 1) {
    const file = `brand/${folder}/${base}${count === 1 ? '' : `-${count}`}${end}`;
    if (!existsSync(pathOf(file))) return file;
  }
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Checks changes against everything the content is checked for, says what is wrong and, when nothing is, writes them: one
 * save after the other.
 */
export function save(changes: Change[]): Promise<Problem[]> {
  const outcome = last.then(() => checkAndWrite(changes));
  last = outcome.catch(() => undefined);
  return outcome;
}

async function checkAndWrite(changes: Change[]): Promise<Problem[]> {
  const before = readEmbeddedSpace();
  const after = structuredClone(before);
  const files: Files = new Map();
  const uploads = changes.flatMap((change) =>
    change.kind === 'file' && change.upload ? [change.upload] : [],
  );
  const prepared = new Map<Upload, Prepared>();
  for (const upload of uploads) prepared.set(upload, await prepareUpload(upload));

  function uploaded(upload: Upload): Uploaded {
    const own = prepared.get(upload);
    if (!own) throw new Error(`${upload.name} was not read.`);
    const file = freePath(own);
    files.set(file, own.bytes);
    const { contentType, details } = own;
    return { url: `/${file}`, fileName: file.replace(/.*\//, ''), contentType, details };
  }

  applyChanges(after, changes, uploaded);
  const problems = newFindings(before, after);
  if (problems.length > 0) return problems;

  const texts = await toContentFiles(after, readContentFolder());
  for (const [file, text] of Object.entries(texts)) files.set(file, Buffer.from(text));
  const review = readReview();
  const names = changes.flatMap((change) => {
    if (change.kind === 'rows') return agreedIn(change.text, change.list, after);
    return change.kind === 'confirm' ? [change.name] : [];
  });
  const written = reviewAfter(before, after, review);
  const said = reviewText(names.length > 0 ? confirmed(after, written, names) : written);
  if (said !== reviewText(review)) files.set(reviewFile, Buffer.from(said));
  const unused = new Set(findUnusedFiles(clinicFolder()).map(({ file }) => file));
  const step: Step = { before: new Map(), after: new Map() };
  function put(changed: Files) {
    for (const [file, bytes] of changed) {
      if (isSame(read(file), bytes)) continue;
      step.before.set(file, read(file));
      step.after.set(file, bytes);
    }
    write(new Map([...changed].filter(([file]) => step.after.has(file))));
  }
  put(files);
  const left = findUnusedFiles(clinicFolder()).filter(({ file }) => !unused.has(file));
  put(new Map(left.map(({ file }) => [file, undefined])));
  if (step.after.size > 0) steps.push(step);
  return [];
}

/** Puts back what the last save replaced; says why where it cannot. */
export function undo(): string | undefined {
  const step = steps.pop();
  if (!step) return 'Nu este nimic de anulat.';
  const changed = [...step.after].filter(([file, bytes]) => !isSame(read(file), bytes)).map(([file]) => file);
  if (changed.length > 0) return `Între timp s-a schimbat ${changed.join(', ')}; nimic nu a fost anulat.`;
  write(step.before);
  return undefined;
}
