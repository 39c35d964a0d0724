import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../src/content/check/finding.ts';
import { entriesOf, type Entry, type Space } from '../../src/content/source/space.ts';
import { clinicFolder } from '../../shared/clinic/folder.ts';

/** The invented facts of a demonstration, one in a line: `contactDetails.street`. A clinic has none. */
export const demoFactsFile = 'content/demo-facts.txt';

export function readDemoFacts(clinic = clinicFolder()): string[] {
  const file = join(clinic, demoFactsFile);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : [];
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
}

type Fact = { name: string; id: string; field: string; entry: Entry | undefined };

function factsIn(space: Space, names: string[]): Fact[] {
  return names.map((name) => {
    const [id = '', field = ''] = name.split(/\.(?=\w+$)/);
    const entry = space.entries.find(({ sys, fields }) => sys.id === id && fields[field]);
    return { name, id, field, entry };
  });
}

function findingOf({ id, field, entry }: Omit<Fact, 'name'>, message: string): Finding {
  return { entry: id, contentType: entry?.sys.contentType.sys.id ?? '', field, locale: 'all', message };
}

/** The footer's line that says so. */
function demonstrationNotes(space: Space): Fact[] {
  const field = 'demonstrationNote';
  const footers = entriesOf(space, 'footer').filter(
    ({ fields }) => Object.keys(fields[field] ?? {}).length > 0,
  );
  return footers.map((entry) => ({ name: `${entry.sys.id}.${field}`, id: entry.sys.id, field, entry }));
}

/** Everything that a deploy refuses of a demonstration: each fact by its name, and the line that says that it is one. */
export function findDemoFacts(space: Space, names: string[]): Finding[] {
  const facts = factsIn(space, names).map((fact) =>
    findingOf(
      fact,
      `This is a fact of the demonstration; write the clinic's own, then take ${fact.name} out of ${demoFactsFile}.`,
    ),
  );
  const notes = demonstrationNotes(space).map((note) =>
    findingOf(note, 'This says that the site is a demonstration; leave it empty.'),
  );
  return [...facts, ...notes];
}

/**
 * What is wrong with the list itself. It and the footer's line stand and go together, so that a list that was emptied by
 * mistake is noticed, and visitors of a site with invented facts are told.
 */
export function findBrokenDemoFacts(space: Space, names: string[]): Finding[] {
  const facts = factsIn(space, names);
  const unknown = facts
    .filter(({ entry }) => !entry)
    .map((fact) => findingOf(fact, `${demoFactsFile} names it, and there is no such entry and field.`));
  const notes = demonstrationNotes(space);
  if (names.length === 0) {
    const message = `${demoFactsFile} names no fact: name each that is invented, or leave this empty.`;
    return notes.map((note) => findingOf(note, message));
  }
  const isSaid = notes.length > 0;
  const message = `${demoFactsFile} names ${names.length} invented facts: say here that the site is a demonstration.`;
  const footer = { id: 'footer', field: 'demonstrationNote', entry: entriesOf(space, 'footer')[0] };
  return isSaid ? unknown : [...unknown, findingOf(footer, message)];
}
