import { linkTo, type Space } from '../../src/content/contentful/space.ts';

export type LocalizedFields = Record<string, Record<string, unknown>>;
export type Sys = { id: string; type: string; updatedAt: string; [key: string]: unknown };
/** An entry or asset as it is published, in all locales. */
export type Published = { metadata: { tags: []; concepts: [] }; sys: Sys; fields: LocalizedFields };
/** An entry that is published again, or for the first time: the fields it changes, and its type when it is new. */
export type Change = { id: string; contentType?: string; fields: LocalizedFields };
type Deletion = { sys: Sys };

export type PublishedSpace = ReturnType<typeof createPublishedSpace>;

/** Contents of the repository carry no times: they all count as published then. */
const firstPublished = '2026-01-05T08:00:00.000Z';

/** Holds what is published, gives it the times and versions the delivery API shows, and knows what came after what. */
export function createPublishedSpace(space: Space, id: string, environment: string) {
  const home = { space: linkTo('Space', id), environment: linkTo('Environment', environment) };
  const entries = new Map<string, Published>();
  const assets = new Map<string, Published>();
  const deletions = new Map<string, Deletion>();
  /** When each id changed last, counted in changes; what has never changed counts as 0. */
  const changedAt = new Map<string, number>();
  let changes = 0;
  let clock = Date.parse(firstPublished);

  /** Now, and later than any time before: two edits within a millisecond still follow each other. */
  function nextTime(): string {
    clock = Math.max(Date.now(), clock + 1);
    return new Date(clock).toISOString();
  }

  function sysOf(type: string, sys: { id: string; [key: string]: unknown }): Sys {
    return {
      ...home,
      createdAt: firstPublished,
      revision: 1,
      publishedVersion: 1,
      ...sys,
      updatedAt: typeof sys['updatedAt'] === 'string' ? sys['updatedAt'] : firstPublished,
      type,
    };
  }

  function store(type: 'Entry' | 'Asset', sys: { id: string }, fields: LocalizedFields) {
    const published: Published = {
      metadata: { tags: [], concepts: [] },
      sys: sysOf(type, sys),
      fields: structuredClone(fields),
    };
    (type === 'Entry' ? entries : assets).set(sys.id, published);
  }

  function reset() {
    for (const part of [entries, assets, deletions, changedAt]) part.clear();
    for (const { sys, fields } of space.entries) store('Entry', sys, fields);
    for (const { sys, fields } of space.assets) store('Asset', sys, fields);
  }
  reset();

  function publish({ id: entryId, contentType, fields }: Change) {
    const before = entries.get(entryId);
    if (!before && !contentType)
      throw new Error(`There is no entry "${entryId}"; name the type of a new one.`);
    const updatedAt = nextTime();
    const revision = Number(before?.sys['revision'] ?? 0) + 1;
    const sys = before?.sys ?? {
      ...sysOf('Entry', { id: entryId }),
      createdAt: updatedAt,
      contentType: linkTo('ContentType', contentType ?? ''),
    };
    const merged: LocalizedFields = { ...before?.fields };
    for (const [field, values] of Object.entries(fields)) merged[field] = { ...merged[field], ...values };
    entries.set(entryId, {
      metadata: { tags: [], concepts: [] },
      sys: { ...sys, updatedAt, revision, publishedVersion: revision * 2 - 1 },
      fields: structuredClone(merged),
    });
    deletions.delete(entryId);
    changedAt.set(entryId, ++changes);
  }

  function unpublish(entryId: string) {
    if (!entries.delete(entryId)) throw new Error(`There is no entry "${entryId}".`);
    const deletedAt = nextTime();
    deletions.set(entryId, {
      sys: { ...home, type: 'DeletedEntry', id: entryId, revision: 1, updatedAt: deletedAt, deletedAt },
    });
    changedAt.set(entryId, ++changes);
  }

  return {
    id,
    environment,
    home,
    contentTypes: space.contentTypes,
    locales: space.locales,
    entries,
    assets,
    publish,
    unpublish,
    /** Brings back the contents it started with. */
    reset,
    changeCount: () => changes,
    /** What was published or taken away after the first `count` changes. */
    changedSince: (count: number): (Published | Deletion)[] =>
      [...entries.values(), ...assets.values(), ...deletions.values()].filter(
        ({ sys }) => (changedAt.get(sys.id) ?? 0) > count,
      ),
  };
}
