import * as v from 'valibot';
import { createLiveClient } from '../delivery/live-client.ts';
import type { LiveConfig } from '../delivery/live-config.ts';
import { spaceSchema } from '../space.ts';
import type { Changes } from './with-changes.ts';

export type NewerQuestion = { config: LiveConfig; token: string | undefined };

export type NewerAnswer = { kind: 'unchanged' } | { kind: 'failed' } | { kind: 'changed'; changes: Changes };

/** One request, or one per 1,000 parts. Throws when the service does not answer as Contentful does. */
export async function readChanges({ config, token }: NewerQuestion): Promise<Changes> {
  const client = createLiveClient(config);
  const answer = await client.sync(token ? { nextSyncToken: token } : { initial: true });
  // An answer that is no JSON looks to the client like one without anything in it.
  if (!answer.nextSyncToken) throw new Error('The content service gave no sync token.');
  const { entries, assets } = v.parse(spaceSchema, { entries: answer.entries, assets: answer.assets });
  const deleted = [...answer.deletedEntries, ...answer.deletedAssets].map(({ sys }) => sys.id);
  return { entries, assets, deleted: new Set(deleted), token: answer.nextSyncToken, isWhole: !token };
}

/** Asks what has changed since the token. Never rejects. */
export async function askForChanges(question: NewerQuestion): Promise<NewerAnswer> {
  try {
    const changes = await readChanges(question);
    const { entries, assets, deleted } = changes;
    const isEmpty = entries.length === 0 && assets.length === 0 && deleted.size === 0;
    return isEmpty ? { kind: 'unchanged' } : { kind: 'changed', changes };
  } catch {
    return { kind: 'failed' };
  }
}
