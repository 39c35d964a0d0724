import { readEmbeddedSpace } from '../../scripts/build/read-embedded-space.ts';
import { linkTo, type Asset, type Entry, type Space } from '../content/source/space.ts';

/** The fixture clinic's space. */
export const embeddedSpace = readEmbeddedSpace();

function findById<T extends { sys: { id: string } }>(parts: T[], id: string): T {
  const part = parts.find((candidate) => candidate.sys.id === id);
  if (!part) throw new Error(`The embedded space has no "${id}".`);
  return part;
}

/** Gives tests the parts of a space by id, to change them. */
export class SpaceEditor {
  readonly space: Space = structuredClone(embeddedSpace);

  entry(id: string): Entry {
    return findById(this.space.entries, id);
  }

  asset(id: string): Asset {
    return findById(this.space.assets, id);
  }

  /** Sets a field's value in one locale; undefined removes it. */
  set(entry: string, field: string, locale: string, value: unknown): void {
    this.entry(entry).fields[field] = { ...this.entry(entry).fields[field], [locale]: value };
  }

  copy(entry: string, id: string): void {
    const { sys, fields } = structuredClone(this.entry(entry));
    this.space.entries.push({ sys: { ...sys, id }, fields });
  }
}

export function changedSpace(change: (editor: SpaceEditor) => void): Space {
  const editor = new SpaceEditor();
  change(editor);
  return editor.space;
}

/** Adds a content type and a field that the model lacks, as editors may. */
export function withUnknownParts(space: Space): Space {
  const sys = { id: 'post-1', contentType: linkTo('ContentType', 'blogPost') };
  space.entries.push({ sys, fields: { title: { ro: 'O zi la noi' } } });
  const home = findById(space.entries, 'home');
  home.fields['campaign'] = { ro: 'toamna' };
  return space;
}
