import { expect, test } from 'vitest';
import { joinSpace } from './join-space.ts';

const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: 'doctor' } };
const doctor = { sys: { id: 'ana', type: 'Entry', contentType }, fields: { name: { ro: 'Ana' } } };

test('joined files keep fields that the site does not read', () => {
  const space = joinSpace({
    'b.json': { entries: [{ ...doctor, sys: { ...doctor.sys, id: 'matei' }, metadata: { tags: [] } }] },
    'a.json': { entries: [doctor], locales: [{ code: 'ro', default: true }] },
  });
  expect(space.entries.map((entry) => entry.sys.id)).toEqual(['ana', 'matei']);
  expect(space.entries[1]).toHaveProperty('metadata');
  expect(space.assets).toEqual([]);
});

test('a duplicate id throws an error that names both files', () => {
  const files = { 'a.json': { entries: [doctor] }, 'b.json': { entries: [doctor] } };
  expect(() => joinSpace(files)).toThrow('The entry "ana" is in a.json and in b.json');
});

test('a file in another format throws an error that names the file', () => {
  expect(() => joinSpace({ 'a.json': { entries: [{ id: 'ana' }] } })).toThrow(/^a\.json .*entries\.0\.sys/);
});
