/** One editor writes in a folder: the lock has the address at which it answers, also on a folder that is synced. */
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { clinicFolder } from '../shared/clinic/folder.ts';
import { pathOf } from './clinic-files.ts';
import { inWords } from './replace-files.ts';

const lock = () => pathOf('content/.editor');

/** Longer than the checks of a save, in which an editor does not answer. */
const patienceMs = 30_000;

/** Another editor that has found the same dead lock replaces this one's within it. */
const settleMs = 300;

/** The address of this editor. */
let own = '';

function holder(): string {
  try {
    return readFileSync(lock(), 'utf8');
  } catch {
    return '';
  }
}

export const holdsFolder = () => holder() === own;

/** What an editor answers at `/@edit/folder`. */
export const folderName = () => realpathSync(clinicFolder());

async function answers(address: string): Promise<boolean> {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(`${address}/@edit/folder`, { method: 'POST', headers, body: '{}', signal });
    return (await response.json()) === folderName();
  } catch (error) {
    return (error as Error).name === 'TimeoutError';
  }
}

/** Writes the lock; of editors that start at once, the last to write has it. */
async function take(other: string): Promise<void> {
  try {
    if (holder() === other) rmSync(lock(), { force: true });
    writeFileSync(lock(), own, { flag: 'wx' });
    await setTimeout(settleMs);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST') throw new Error(inWords(error as NodeJS.ErrnoException), { cause: error });
  }
  return check();
}

async function check(): Promise<void> {
  const other = holder();
  if (other === own) return undefined;
  if (other && (await answers(other))) {
    throw new Error(`Textele din acest folder se schimbă deja la ${other}: deschideți adresa aceasta.`);
  }
  return own ? take(other) : undefined;
}

let last: Promise<unknown> = Promise.resolve();

/** Throws an error that names the address of another editor of the folder; takes the lock of one that has ended. */
export function expectFolder(): Promise<void> {
  const outcome = last.then(check);
  last = outcome.catch(() => undefined);
  return outcome;
}

export function holdFolder(address: string): Promise<void> {
  own = address;
  return expectFolder();
}
