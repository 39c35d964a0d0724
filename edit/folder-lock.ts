/** Only one edit server may write in a folder, even if machines share the folder; the lock contains the server's URL. */
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { clinicFolder } from '../shared/clinic/folder.ts';
import { pathOf } from './clinic-files.ts';
import { explainFileError } from './replace-files.ts';

const lock = () => pathOf('content/.editor');

/** Longer than the checks of a save, during which an edit server does not respond. */
const timeoutMs = 30_000;

/** Within this time another edit server that found the same stale lock may overwrite this server's lock. */
const settleMs = 300;

let ownUrl = '';

function readOwner(): string {
  try {
    return readFileSync(lock(), 'utf8');
  } catch {
    return '';
  }
}

export const ownsFolderLock = () => readOwner() === ownUrl;

/** The response to `/@edit/folder`, by which edit servers of the same folder recognise each other. */
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

/** Writes the lock; if several edit servers start at once, the last one to write owns the lock. */
async function takeLock(owner: string): Promise<void> {
  try {
    if (readOwner() === owner) rmSync(lock(), { force: true });
    writeFileSync(lock(), ownUrl, { flag: 'wx' });
    await setTimeout(settleMs);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST')
      throw new Error(explainFileError(error as NodeJS.ErrnoException), { cause: error });
  }
  return checkLock();
}

async function checkLock(): Promise<void> {
  const owner = readOwner();
  if (owner === ownUrl) return undefined;
  if (owner && (await isEditorRunning(owner))) {
    throw new Error(`Textele din acest folder se schimbă deja la ${owner}: deschideți adresa aceasta.`);
  }
  return ownUrl ? takeLock(owner) : undefined;
}

let lastCheck: Promise<unknown> = Promise.resolve();

/** Throws an error with the URL of another running edit server of the folder; takes over a stopped server's lock. */
export function assertFolderLock(): Promise<void> {
  const outcome = lastCheck.then(checkLock);
  lastCheck = outcome.catch(() => undefined);
  return outcome;
}

export function acquireFolderLock(address: string): Promise<void> {
  ownUrl = address;
  return assertFolderLock();
}
