import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { embeddedSpace } from '../../../src/content/source/embedded-space.ts';
import { confirmIn, readReview, reviewFile } from './review-file.ts';

test('what is confirmed is written in order and read again, and a name that nothing has is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(readReview(folder).size).toBe(0);
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, reviewFile), '# Invented.\n\ndoctor-ana.name example\r\n');
  expect(readReview(folder).get('doctor-ana.name')).toEqual({ hashes: {}, isExample: true });

  confirmIn(embeddedSpace, ['all'], folder);
  expect(readReview(folder).get('doctor-ana.name')?.isExample).toBe(true);
  const lines = readFileSync(join(folder, reviewFile), 'utf8').trim().split('\n').slice(1);
  expect(lines).toEqual(lines.toSorted());
  expect(lines).toContainEqual(expect.stringMatching(/^home\.heroLead ro:\w{7} en-US:\w{7}$/));

  expect(() => confirmIn(embeddedSpace, ['home.heroLed'], folder)).toThrow('is called home.heroLed.');
});
