import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findingLine } from '../../src/content/check/finding.ts';
import type { Space } from '../../src/content/source/space.ts';
import { changedSpace } from '../../src/testing/changed-space.ts';
import { demoFactsFile, findBrokenDemoFacts, findDemoFacts, readDemoFacts } from './demo-facts.ts';

const demonstration = changedSpace((editor) => {
  editor.set('footer', 'demonstrationNote', 'ro', 'Clinică demonstrativă.');
  editor.set('footer', 'demonstrationNote', 'en-US', 'Demonstration clinic.');
});
const clinic = changedSpace(() => undefined);
const facts = ['contactDetails.street', 'doctor-ana.name'];

const namesOf = (find: typeof findDemoFacts, space: Space, names: string[]) =>
  find(space, names).map(({ entry, field }) => `${entry}.${field}`);

test('a deploy refuses every fact by name, and the line that says that they are invented', () => {
  expect(namesOf(findDemoFacts, demonstration, facts)).toEqual([...facts, 'footer.demonstrationNote']);
  expect(findDemoFacts(demonstration, facts).map(findingLine)[0]).toMatch(
    /^Datele clinicii › Strada și numărul \[all\] \(contactDetails\): .* take contactDetails\.street out of content/,
  );
});

test('an emptied list lets nothing pass: the line is refused, and the check asks for the list', () => {
  expect(namesOf(findDemoFacts, demonstration, [])).toEqual(['footer.demonstrationNote']);
  expect(namesOf(findBrokenDemoFacts, demonstration, [])).toEqual(['footer.demonstrationNote']);
});

test('facts without the line are refused, and the check asks for the line', () => {
  expect(namesOf(findDemoFacts, clinic, facts)).toEqual(facts);
  expect(namesOf(findBrokenDemoFacts, clinic, facts)).toEqual(['footer.demonstrationNote']);
});

test('a clinic has neither', () => {
  expect(findDemoFacts(clinic, [])).toEqual([]);
  expect(findBrokenDemoFacts(clinic, [])).toEqual([]);
});

test('a line that names no entry and field is found', () => {
  const unknown = ['contactDetails.tram', 'nobody.name'];
  expect(namesOf(findBrokenDemoFacts, demonstration, [...facts, ...unknown])).toEqual(unknown);
});

test('the list is read by line, without what explains it; a clinic without one has no facts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-'));
  expect(readDemoFacts(folder)).toEqual([]);
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, demoFactsFile), '# Invented.\n\ncontactDetails.street\r\ndoctor-ana.name\n');
  expect(readDemoFacts(folder)).toEqual(facts);
  rmSync(folder, { recursive: true });
});
