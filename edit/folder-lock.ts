/** Only one editor may write in a folder, which may be synced between machines; the lock file contains its URL. */
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { clinicFolder } from '../shared/clinic/folder.ts';
import { pathOf } from './clinic-files.ts';
import { inWords } from './replace-files.ts';

const lock = () => pathOf('content/.editor');

/** Longer than the checks of a save, during which an editor does not respond. */
const timeoutMs = 30_000;

/** Milliseconds until the lock is read again: another editor that found the same stale lock may have replaced it. */
const settleMs = 300;

/** The URL of this editor. */
let ownUrl = '';

function readOwner(): string {
  try {
    return readFileSync(lock(), 'utf8');
  } catch {
    return '';
  }
}

export const ownsFolderLock = () => readOwner() === ownUrl;

/** The response to `/@edit/folder`. */
export const folderName = () => realpathSync(clinicFolder());

async function isEditorRunning(address: string): Promise<boolean> {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(`${address}/@edit/folder`, { method: 'POST', headers, body: '{}', signal });
    return (await response.json()) === folderName();
  } catch (error) {
    return (error as Error).name === 'TimeoutError';
  }
}

/** Writes the lock; if several editors start at once, the last to write owns it. */
async function takeOver(other: string): Promise<void> {
  try {
    if (readOwner() === other) rmSync(lock(), { force: true });
    writeFileSync(lock(), ownUrl, { flag: 'wx' });
    await setTimeout(settleMs);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST') throw new Error(inWords(error as NodeJS.ErrnoException), { cause: error });
  }
  return check();
}

async function check(): Promise<void> {
  const other = readOwner();
  if (other === ownUrl) return undefined;
  if (other && (await isEditorRunning(other))) {
    throw new Error(`Textele din acest folder se schimbă deja la ${other}: deschideți adresa aceasta.`);
  }
  return ownUrl ? takeOver(other) : undefined;
}

let last: Promise<unknown> = Promise.resolve();

/** Throws an error that names the URL of another editor of the folder; takes over the lock of one that has ended. */
export function assertFolderLock(): Promise<void> {
  const outcome = last.then(check);
  last = outcome.catch(() => undefined);
  return outcome;
}

export function acquireFolderLock(address: string): Promise<void> {
  ownUrl = address;
  return assertFolderLock();
}
