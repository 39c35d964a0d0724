import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clinicFolder } from '../shared/clinic/folder.ts';
import { findUnusedFiles } from '../scripts/clinic/brand/named-files.ts';
import { toContentFiles } from '../scripts/content/contentful/content-files.ts';
import { lintSpace } from '../scripts/content/check/lint-space.ts';
import { readContentFolder, readEmbeddedSpace } from '../scripts/build/read-embedded-space.ts';
import { checkSpace } from '../src/content/check/check-space.ts';
import { findingLine, type ContentFinding } from '../src/content/check/content-finding.ts';
import type { Space } from '../src/content/source/space.ts';
import { contentTypeOf } from '../src/model/content-model.ts';
import { applyChanges, type Change, type Uploaded } from './change.ts';
import { localesOf, nameOf } from './form.ts';
import { preparePicture, type Prepared, type Upload } from './picture.ts';
import { problemOf } from './problems.ts';

/** `name` is the place in editors' words. */
export type Problem = { entry: string; field: string; locale: string; name: string; message: string };
export type Difference = { name: string; locale: string; before: unknown; after: unknown };
export type Outcome = { problems: Problem[]; differences: Difference[] };

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

/** What differs between two spaces, field by field. */
function differencesOf(before: Space, after: Space): Difference[] {
  const fieldsIn = (space: Space) =>
    new Map(
      space.entries.flatMap((entry) =>
        Object.entries(entry.fields).flatMap(([field, values]) =>
          Object.entries(values).map(
            ([locale, value]) =>
              [`${entry.sys.id} ${field} ${locale}`, { entry, field, locale, value }] as const,
          ),
        ),
      ),
    );
  const [old, own] = [fieldsIn(before), fieldsIn(after)];
  const keys = [...new Set([...old.keys(), ...own.keys()])];
  return keys.flatMap((key) => {
    const [from, to] = [old.get(key), own.get(key)];
    const place = to ?? from;
    if (!place || JSON.stringify(from?.value) === JSON.stringify(to?.value)) return [];
    const name = nameOf(place.entry, place.field, to ? after : before);
    return [{ name, locale: place.locale, before: from?.value, after: to?.value }];
  });
}

/** The problems of what was changed, said with the limits of its fields. */
function problemsOfFields(before: Space, after: Space): Problem[] {
  const old = new Map(before.entries.map((entry) => [entry.sys.id, JSON.stringify(entry.fields)]));
  const changed = after.entries.filter((entry) => old.get(entry.sys.id) !== JSON.stringify(entry.fields));
  return changed.flatMap((entry) => {
    const type = contentTypeOf(entry.sys.contentType.sys.id);
    const [locale = ''] = localesOf(after);
    return Object.entries(type?.fields ?? {}).flatMap(([id, field]) =>
      (field.isLocalized ? localesOf(after) : [locale]).flatMap((each) => {
        const message = problemOf(entry.fields[id]?.[each], field);
        const name = nameOf(entry, id, after);
        return message ? [{ entry: entry.sys.id, field: id, locale: each, name, message }] : [];
      }),
    );
  });
}

function findingsOf(space: Space): ContentFinding[] {
  const checked = checkSpace(space);
  return [...checked.findings, ...lintSpace(space, checked)];
}

function newFindings(before: Space, after: Space): Problem[] {
  const known = new Set(findingsOf(before).map(findingLine));
  return findingsOf(after)
    .filter((finding) => !known.has(findingLine(finding)))
    .map(({ entry: id, field, locale, message }) => {
      const entry = after.entries.find(({ sys }) => sys.id === id);
      return { entry: id, field, locale, name: entry ? nameOf(entry, field, after) : id, message };
    });
}

/** Where a new file of the clinic lies; another one of that name has other bytes. */
function freePath(prepared: Prepared): string {
  const [, base = '', end = ''] = /^(.*)(\.\w+)$/.exec(prepared.fileName) ?? [];
  for (let count = 1; ; count += 1) {
    const file = `brand/drawings/${base}${count === 1 ? '' : `-${count}`}${end}`;
    if (!existsSync(pathOf(file))) return file;
  }
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Checks changes against everything the content is checked for and, when nothing is wrong, writes them: one save after
 * the other.
 */
export function save(changes: Change[], options: { isDry?: boolean } = {}): Promise<Outcome> {
  const outcome = last.then(() => checkAndWrite(changes, options));
  last = outcome.catch(() => undefined);
  return outcome;
}

async function checkAndWrite(changes: Change[], { isDry = false }: { isDry?: boolean }): Promise<Outcome> {
  const before = readEmbeddedSpace();
  const after = structuredClone(before);
  const files: Files = new Map();
  const uploads = changes.flatMap((change) =>
    change.kind === 'picture' && change.upload ? [change.upload] : [],
  );
  const prepared = new Map<Upload, Prepared>();
  for (const upload of uploads) prepared.set(upload, await preparePicture(upload));

  function uploaded(upload: Upload): Uploaded {
    const own = prepared.get(upload);
    if (!own) throw new Error(`${upload.name} was not read.`);
    const file = freePath(own);
    files.set(file, own.bytes);
    const { contentType, details } = own;
    return { url: `/${file}`, fileName: file.replace(/.*\//, ''), contentType, details };
  }

  applyChanges(after, changes, uploaded);
  const ofFields = problemsOfFields(before, after);
  const problems = ofFields.length > 0 ? ofFields : newFindings(before, after);
  const differences = differencesOf(before, after);
  if (problems.length > 0 || isDry) return { problems, differences };

  const texts = await toContentFiles(after, readContentFolder());
  for (const [file, text] of Object.entries(texts)) files.set(file, Buffer.from(text));
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
  return { problems, differences };
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
