/**
 * Replaces files of the clinic's folder all together or not at all. New files are written beside the old ones, a journal
 * lists them, and renames follow; as long as the journal exists, the old files can be restored.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathOf, type Files } from './clinic-files.ts';

type JournalEntry = { file: string; existed: boolean };

/**
 * Writes `files`; `check` runs before the renames. If writing or `check` fails, restores every file and throws an error with
 * a message for editors.
 */
export function replaceFiles(files: Files, check = () => {}) {
  try {
    recoverFiles();
    replace(files, check);
  } catch (error) {
    const problem = explainFileError(error as NodeJS.ErrnoException);
    try {
      recoverFiles();
    } catch {
      throw new Error(`${problem} Până atunci unele texte sunt vechi, altele noi.`, { cause: error });
    }
    throw new Error(`Nu s-a schimbat nimic. ${problem}`, { cause: error });
  }
  try {
    removeOldFiles();
  } catch {
    // The next call of `recoverFiles` removes these files, or reports the error.
  }
}

function replace(files: Files, check: () => void) {
  const entries: JournalEntry[] = [...files.keys()].map((file) => ({
    file,
    existed: existsSync(pathOf(file)),
  }));
  write(siblingPath(journalFile, 'new'), JSON.stringify(entries));
  renameSync(siblingPath(journalFile, 'new'), journal());
  try {
    for (const [file, bytes] of files) if (bytes) write(siblingPath(file, 'new'), bytes);
    check();
    for (const { file, existed } of entries) {
      if (existed) renameSync(pathOf(file), siblingPath(file, 'old'));
      if (files.get(file)) renameSync(siblingPath(file, 'new'), pathOf(file));
    }
    renameSync(journal(), doneJournal());
  } catch (error) {
    // Another edit server of the folder may have removed the journal, as if this process had been killed.
    restoreOldFiles(entries);
    throw error;
  }
}

/** After a killed process: restores the old files, or removes them if all new files are in place. */
export function recoverFiles() {
  try {
    rmSync(siblingPath(journalFile, 'new'), { force: true });
    if (existsSync(journal())) restoreOldFiles(readJournal(journal()));
    if (existsSync(doneJournal())) removeOldFiles();
  } catch (error) {
    throw new Error(explainFileError(error as NodeJS.ErrnoException), { cause: error });
  }
}

/** Returns for example `content/entries/.prices.json.old`; no program reads files whose name begins with a dot. */
const siblingPath = (file: string, suffix: 'new' | 'old') => pathOf(file.replace(/[^/]+$/, `.$&.${suffix}`));

const journalFile = 'content/.replacing';
const journal = () => pathOf(journalFile);
/** The journal's name once all new files are in place and only the old files have to be removed. */
const doneJournal = () => pathOf('content/.replaced');

const readJournal = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as JournalEntry[];

function write(path: string, bytes: Buffer | string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes, { flush: true });
}

function restoreOldFiles(entries: JournalEntry[]) {
  for (const { file, existed } of entries) {
    if (existsSync(siblingPath(file, 'old'))) renameSync(siblingPath(file, 'old'), pathOf(file));
    else if (!existed) rmSync(pathOf(file), { force: true });
    rmSync(siblingPath(file, 'new'), { force: true });
  }
  rmSync(journal(), { force: true });
}

function removeOldFiles() {
  for (const { file } of readJournal(doneJournal())) rmSync(siblingPath(file, 'old'), { force: true });
  rmSync(doneJournal());
}

function explainFileError({ code = '', path = '', message }: NodeJS.ErrnoException): string {
  if (['ENOSPC', 'EDQUOT'].includes(code)) return 'Discul este plin: eliberați loc și apăsați din nou.';
  if (code === 'ENOENT') return 'Alt program lucrează acum în același folder: apăsați din nou.';
  if (!['EPERM', 'EACCES', 'EBUSY'].includes(code)) return message;
  return `Alt program nu lasă să se scrie „${path}”: închideți-l și apăsați din nou.`;
}
