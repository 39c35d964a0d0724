import { linkTo, type Asset, type Entry, type Space } from '../../src/content/contentful/space.ts';

/** An edit of an entry: the values it changes, by field and locale, and its type when it is new. */
export type Change = { id: string; contentType?: string; fields: Entry['fields'] };

export type PublishedSpace = ReturnType<typeof createPublishedSpace>;

/** Holds what is published, and knows what changed after what. */
export function createPublishedSpace(space: Space) {
  const entries = new Map<string, Entry>();
  const assets = new Map<string, Asset>(space.assets.map((asset) => [asset.sys.id, asset]));
  /** When each entry changed last, counted in changes; what has never changed counts as 0. */
  const changedAt = new Map<string, number>();
  let changes = 0;

  /** Brings back the contents it started with. */
  function reset() {
    entries.clear();
    for (const entry of space.entries) entries.set(entry.sys.id, entry);
    changedAt.clear();
  }
  reset();

  function newEntry({ id, contentType }: Change): Entry {
    if (!contentType) throw new Error(`There is no entry "${id}"; name the type of a new one.`);
    return { sys: { id, type: 'Entry', contentType: linkTo('ContentType', contentType) }, fields: {} };
  }

  function publish(change: Change) {
    const { id, fields } = change;
    const before = entries.get(id) ?? newEntry(change);
    const merged = { ...before.fields };
    for (const [field, values] of Object.entries(fields)) merged[field] = { ...merged[field], ...values };
    entries.set(id, { ...before, fields: merged });
    changedAt.set(id, ++changes);
  }

  return {
    locales: space.locales,
    entries,
    assets,
    publish,
    reset,
    changeCount: () => changes,
    /** What was published after the first `count` changes. */
    changedSince: (count: number) =>
      [...entries.values(), ...assets.values()].filter(({ sys }) => (changedAt.get(sys.id) ?? 0) > count),
  };
}
