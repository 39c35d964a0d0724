import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Fault } from './fault.ts';

let undo: (() => void) | undefined;

/** Takes the fault back that was made last, if there is one. */
export function restore() {
  undo?.();
  undo = undefined;
}

function isChanged(file: string): boolean {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', file], { encoding: 'utf8' });
  return status !== 0 || stdout !== '';
}

/** Makes the mistake; throws when the file is not as it was committed, or has no place for the fault. */
export function apply({ name, file, find, replace }: Fault) {
  if (isChanged(file)) {
    throw new Error(`${file} has changes that are not committed. Commit them, or take them back, first.`);
  }
  const text = readFileSync(file, 'utf8');
  if (text.split(find).length !== 2) {
    throw new Error(`${name}: what it replaces does not stand once in ${file}.`);
  }
  undo = () => writeFileSync(file, text);
  writeFileSync(
    file,
    text.replace(find, () => replace),
  );
}
