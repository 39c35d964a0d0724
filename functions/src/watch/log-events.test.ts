import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

const sources = globSync('functions/src/**/*.ts').filter(
  (file) => !/\.test\.ts$|testing|log-events\.ts$/.test(file),
);

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, name = '']) => name);

/** Event names in calls to `logEvent`, and in the results of functions that choose an event. */
const emitted = sources.flatMap((file) =>
  namesIn(read(file), /(?:logEvent\(|return)([^;{]*)/g).flatMap((call) =>
    namesIn(call, /'([a-z]+(?:_[a-z]+)+)'/g),
  ),
);

const known = namesIn(read('functions/src/watch/log-events.ts'), /^ {2}([a-z_]+): (?:info|warn|error),$/gm);

const events = /## Events\n([^]*?)\n## /.exec(read('docs/operations.md'))?.[1] ?? '';
const documented = namesIn(events, /`([a-z]+(?:_[a-z]+)+)`/g).filter((name) => name !== 'too_many_requests');
const alerted = namesIn(
  read('scripts/clinic/deployment/create-alerts.sh'),
  /event=\(?("[^)]*?")(?:\)|'| AND)/g,
).flatMap((list) => namesIn(list, /"([a-z_]+)"/g));

test('every event is emitted and documented, and every documented event exists', () => {
  expect(new Set(emitted)).toEqual(new Set(known));
  expect(new Set(documented)).toEqual(new Set(known));
});

test('alerts wait for events that exist', () => {
  expect(alerted.length).toBeGreaterThan(3);
  expect(known).toEqual(expect.arrayContaining(alerted));
});
