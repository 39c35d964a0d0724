import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emulatorPorts } from './ports.ts';

test('firebase.json gives the emulators the same ports, on the loopback address', () => {
  const { emulators } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
    emulators: Record<string, { host?: string; port?: number }>;
  };
  const placed = Object.values(emulators).filter(({ port }) => port !== undefined);
  expect(placed.map(({ port }) => port).toSorted()).toEqual(emulatorPorts.toSorted());
  expect(new Set(placed.map(({ host }) => host))).toEqual(new Set(['127.0.0.1']));
});
