import type { Asset, Entry, Space } from '../../src/content/contentful/space.ts';

/** An edit of an entry: the values it changes, by field and locale. */
export type Change = { id: string; fields: Entry['fields'] };

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
    for (const entry of space.entries) entries.set(entry.sys.id, entry);
    changedAt.clear();
  }
  reset();

  function publish({ id, fields }: Change) {
    const before = entries.get(id);
    if (!before) throw new Error(`There is no entry "${id}".`);
    const merged = { ...before.fields };
    for (const [field, values] of Object.entries(fields)) merged[field] = { ...merged[field], ...values };
    entries.set(id, { ...before, fields: merged });
    changedAt.set(id, ++changes);
  }

  return {
    contentTypes: space.contentTypes,
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
