import { readEmbeddedSpace } from '../../scripts/build/read-embedded-space.ts';
import { linkTo, type Asset, type Entry, type Space } from '../content/source/space.ts';

/** The fixture clinic's. */
export const embeddedSpace = readEmbeddedSpace();

function find<T extends { sys: { id: string } }>(parts: T[], id: string): T {
  const part = parts.find((candidate) => candidate.sys.id === id);
  if (!part) throw new Error(`The embedded space has no "${id}".`);
  return part;
}

/** Parts of a space by id, for tests that change them. */
export class SpaceEditor {
  readonly space: Space = structuredClone(embeddedSpace);

  entry(id: string): Entry {
    return find(this.space.entries, id);
  }

  asset(id: string): Asset {
    return find(this.space.assets, id);
  }

  /** Sets a field's value in one locale; undefined empties it. */
  set(entry: string, field: string, locale: string, value: unknown): void {
    this.entry(entry).fields[field] = { ...this.entry(entry).fields[field], [locale]: value };
  }

  /** Adds a copy of an entry under a new id. */
  copy(entry: string, id: string): void {
    const { sys, fields } = structuredClone(this.entry(entry));
    this.space.entries.push({ sys: { ...sys, id }, fields });
  }
}

/** A copy of the embedded space after `change`. */
export function changedSpace(change: (editor: SpaceEditor) => void): Space {
  const editor = new SpaceEditor();
  change(editor);
  return editor.space;
}

/** With a content type and a field that editors have added for themselves. */
export function withOwnParts(space: Space): Space {
  const sys = { id: 'post-1', contentType: linkTo('ContentType', 'blogPost') };
  space.entries.push({ sys, fields: { title: { ro: 'O zi la noi' } } });
  const home = find(space.entries, 'home');
  home.fields['campaign'] = { ro: 'toamna' };
  return space;
}
