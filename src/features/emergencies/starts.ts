import { hourMs } from '../../../shared/durations.ts';
import { readLocal, removeLocal, writeLocal } from '../../lib/storage.ts';
import { startsKey } from './starts-key.ts';

/** Milliseconds since 1970, by timer. */
type Starts = Record<string, number>;

/** Older starts are deleted. */
const maxAge = 6 * hourMs;

function readStarts(now: number): Starts {
  try {
    const stored = JSON.parse(readLocal(startsKey) ?? '{}') as Record<string, unknown> | null;
    const valid = Object.entries(stored ?? {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && now - entry[1] < maxAge,
    );
    return Object.fromEntries(valid);
  } catch {
    return {};
  }
}

function storeStarts(starts: Starts) {
  if (Object.keys(starts).length > 0) writeLocal(startsKey, JSON.stringify(starts));
  else removeLocal(startsKey);
}

/** Undefined without a start in the last six hours. */
export function readStart(name: string, now: number): number | undefined {
  return readStarts(now)[name];
}

export function storeStart(name: string, start: number | undefined, now: number) {
  const { [name]: _, ...others } = readStarts(now);
  storeStarts(start === undefined ? others : { ...others, [name]: start });
}

export function deleteOldStarts(now: number) {
  storeStarts(readStarts(now));
}
