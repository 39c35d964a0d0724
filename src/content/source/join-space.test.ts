import { expect, test } from 'vitest';
import { problemMessage } from '../../model/define/problems.ts';
import { joinSpace } from './join-space.ts';

const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: 'doctor' } };
const doctorOf = (id: string) => ({ sys: { id, type: 'Entry', contentType }, fields: { name: { ro: id } } });
const textOf = (...ids: string[]) => JSON.stringify({ entries: ids.map(doctorOf) });

test('joined files keep fields that the site does not read, and lose a byte order mark', () => {
  const { space, faults } = joinSpace({
    'b.json': JSON.stringify({ entries: [{ ...doctorOf('matei'), metadata: { tags: [] } }] }),
    'a.json': `\uFEFF${textOf('ana')}`,
  });
  expect(space.entries.map((entry) => entry.sys.id)).toEqual(['ana', 'matei']);
  expect(space.entries[1]).toHaveProperty('metadata');
  expect(faults).toEqual([]);
});

test.each([
  ['a (copy of Ana).json', textOf('ana'), 'repetă ce este în a.json'],
  ['a-LAPTOP.json', textOf('matei', 'ana'), 'repetă ce este în a.json'],
  ['b.json', `<<<<<<< HEAD\n${textOf('matei')}\n=======\n>>>>>>> main\n`, 'două versiuni'],
  ['b.json', textOf('matei', 'matei'), 'două versiuni'],
  ['b.json', textOf('matei').slice(0, 40), 'nu se poate citi'],
  ['b.json', '', 'nu se poate citi'],
  ['b.json', '{"entries": [{"id": "matei"}]}', 'entries.0.sys'],
])('%s is left out and named, and the other files are read', (file, text, words) => {
  const { space, files, faults } = joinSpace({ [file]: text, 'a.json': textOf('ana') });
  expect(space.entries.map((entry) => entry.sys.id)).toEqual(['ana']);
  expect(Object.keys(files)).toEqual(['a.json']);
  expect(faults.map((fault) => problemMessage(fault, 'ro'))).toEqual([expect.stringContaining(words)]);
  expect(faults.map((fault) => problemMessage(fault, 'ro'))).toEqual([expect.stringContaining(file)]);
});
