import { expect, test } from 'vitest';
import { contentType } from './content-type.ts';
import { contentTypes } from '../content-model.ts';
import { toContentful } from './contentful.ts';
import { line } from './texts.ts';

const fields = (count: number, maxLength = 20) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`f${index}`, line(maxLength, 'Nume', 'Ajutor')]),
  );
const define = (members: ReturnType<typeof fields>) =>
  contentType('page', 'f0', 'Pagină', 'O pagină.', members);

test('a type that Contentful does not take is not defined', () => {
  expect(Object.keys(define(fields(50, 255)).fields)).toHaveLength(50);
  expect(() => define(fields(51))).toThrow('The type "page" has 51 fields; Contentful takes 50.');
  expect(() => define(fields(1, 256))).toThrow('"page.f0" may be longer than Contentful takes.');
});

test('every rule that Contentful checks is worded in Romanian for editors', () => {
  const all = Object.values(contentTypes).flatMap((type) => toContentful(type).contentType.fields);
  const rules = all.flatMap(({ validations, items }) => [...validations, ...(items?.validations ?? [])]);
  const kinds = new Set(rules.flatMap((rule) => Object.keys(rule).filter((key) => key !== 'message')));
  expect([...kinds].toSorted()).toEqual([
    'assetFileSize',
    'in',
    'linkContentType',
    'linkMimetypeGroup',
    'range',
    'regexp',
    'size',
    'unique',
  ]);
  expect(rules.filter(({ message }) => !/^[A-ZȘȚ].*\.$/.test(message))).toEqual([]);
});

test('a field’s help text fits beside it', () => {
  const all = Object.values(contentTypes).flatMap((type) =>
    Object.entries(type.fields).map(([id, { help }]) => ({ name: `${type.id}.${id}`, help })),
  );
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(({ help }) => help.length > 160)).toEqual([]);
});
