import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { embeddedSpace } from '../../src/content/contentful/embedded-space.ts';
import { changedSpace } from '../../src/testing/changed-space.ts';
import { findChangedConsents, recordConsents } from './consented-texts.ts';

let clinic: string;
beforeEach(() => {
  clinic = mkdtempSync(join(tmpdir(), 'clinic-'));
  mkdirSync(join(clinic, 'content'));
  recordConsents(embeddedSpace, clinic);
});
afterEach(() => rmSync(clinic, { recursive: true }));

type Change = Parameters<typeof changedSpace>[0];

function findingsAfter(change: Change): string[] {
  return findChangedConsents(changedSpace(change), clinic).map(
    ({ entry, message }) => `${entry}: ${message}`,
  );
}

test('recorded texts are accepted', () => {
  expect(findingsAfter(() => undefined)).toEqual([]);
});

test.each([
  ['the banner', 'cookies', 'en-US', 'cookies'],
  ['the form', 'contactForm', 'ro', 'privacy'],
])('a changed text of %s needs a new version of it', (_, entry, locale, versioned) => {
  const findings = findingsAfter((editor) => editor.set(entry, 'consent', locale, '<p>Everything.</p>'));
  expect(findings).toHaveLength(1);
  expect(findings[0]).toContain(`${versioned}: What visitors agree to has changed under version 2026-11.`);
});

test('a new version must be recorded, and is accepted then', () => {
  const next = changedSpace((editor) => {
    editor.set('cookies', 'consent', 'ro', '<p>Altceva.</p>');
    editor.set('cookies', 'version', 'ro', '2027-01');
  });
  expect(findChangedConsents(next, clinic).map(({ message }) => message)).toEqual([
    'Version 2027-01 is not recorded: npm run content:check -- --record-consents.',
  ]);
  recordConsents(next, clinic);
  expect(findChangedConsents(next, clinic)).toEqual([]);
});

test('a text that asks for no consent may change', () => {
  const findings = findingsAfter((editor) => {
    editor.set('contactDetails', 'phoneString', 'ro', '0733 111 222');
    editor.set('contactForm', 'title', 'ro', 'Scrieți-ne');
  });
  expect(findings).toEqual([]);
});
