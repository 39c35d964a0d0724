import { findOrphans } from '../scripts/content/check/orphans.ts';
import { linksOf, type Space } from '../src/content/source/space.ts';
import type { Files } from './clinic-files.ts';
import { entryIn, setField, copyToAllLocales } from './entry-changes.ts';
import { setFile, type FileChange } from './file-changes.ts';
import type { Values } from './form.ts';
import { addToList, orderList, pasteRows } from './list-changes.ts';
import type { List } from './lists.ts';

/** An empty `entry` refers to the entry that the last `add` before the change has added. */
export type Change =
  | { kind: 'set'; entry: string; field: string; values: Values }
  | { kind: 'add'; list: List; fields: Record<string, Values> }
  | { kind: 'order'; list: List; ids: string[] }
  | { kind: 'rows'; list: List; text: string }
  | ({ kind: 'file'; entry: string } & FileChange)
  /** The translations of the field `name` (`entry.field`) match. */
  | { kind: 'confirm'; name: string }
  /** The value of the field `name` is the same in every language, and is copied. */
  | { kind: 'same'; name: string }
  /** The example texts in `name` (a field, an entry or a content type) are true of the clinic: see `nextRecords`. */
  | { kind: 'own'; name: string };

/**
 * Modifies `space`, adds uploads to `files`, and removes entries and assets that lose their last link. Returns the names
 * (`entry.field`) of texts whose translations match.
 */
export async function applyChanges(space: Space, changes: Change[], files: Files): Promise<string[]> {
  const unusedBefore = unusedIds(space);
  const allNames: string[] = [];
  let lastId = '';
  for (const change of changes) {
    const completeChange = withAddedEntry(change, lastId);
    const { addedId = lastId, confirmedNames = [] } = await applyChange(space, completeChange, files);
    lastId = addedId;
    allNames.push(...confirmedNames);
  }
  const unusedAfter = unusedIds(space);
  const isKept = ({ sys }: { sys: { id: string } }) => unusedBefore.has(sys.id) || !unusedAfter.has(sys.id);
  space.entries = space.entries.filter(isKept);
  space.assets = space.assets.filter(isKept);
  return allNames;
}

type ChangeResult = { addedId?: string; confirmedNames?: string[] };

async function applyChange(space: Space, change: Change, files: Files): Promise<ChangeResult> {
  switch (change.kind) {
    case 'set':
      setField(space, entryIn(space, change.entry), change.field, change.values);
      break;
    case 'add':
      return { addedId: addToList(space, change.list, change.fields) };
    case 'order':
      orderList(space, change.list, change.ids);
      break;
    case 'rows':
      return { confirmedNames: pasteRows(space, change.list, change.text) };
    case 'file':
      await setFile(space, entryIn(space, change.entry), change, files);
      break;
    case 'same':
      copyToAllLocales(space, change.name);
      break;
    case 'confirm':
      return { confirmedNames: [change.name] };
  }
  return {};
}

function withAddedEntry(change: Change, addedId: string): Change {
  if ('entry' in change && change.entry === '') return { ...change, entry: addedId };
  if ('list' in change && change.list.entry === '') {
    return { ...change, list: { ...change.list, entry: addedId } };
  }
  return change;
}

/** Returns the ids of entries and assets to which no page links. */
function unusedIds(space: Space): Set<string> {
  const linked = new Set(space.entries.flatMap(linksOf).map(({ sys }) => sys.id));
  const assets = space.assets.map(({ sys }) => sys.id).filter((id) => !linked.has(id));
  return new Set([...findOrphans({ space }).map(({ place }) => place.entry), ...assets]);
}
