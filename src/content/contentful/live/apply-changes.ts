import { defaultLanguage } from '../../../language/languages.ts';
import type { NewerContent } from '../../newer-content.ts';
import { contentIn, type ContentOrigin } from '../../page-data.ts';
import type { Finding } from '../finding.ts';
import { entriesOf, type Space } from '../space.ts';
import { recoverInvalidEntries } from './recover-invalid-entries.ts';
import { withChanges, type Changes } from './with-changes.ts';

/** The space that a page shows, and where the next question goes on. */
export type SyncState = { newest: Space; lastValid: Space; token: string; builtServices: string[] };

export type NewerSpace = {
  newer: NewerContent;
  findings: Finding[];
  syncState: SyncState;
};

async function fetchSpace(address: string): Promise<Space> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as Space;
}

async function initialState(origin: ContentOrigin, token: string): Promise<SyncState> {
  const built = await fetchSpace(origin.space);
  const services = entriesOf(built, 'service');
  const slugs = services.map(({ fields }) => String(Object.values(fields['serviceUrl'] ?? {})[0]));
  return { newest: built, lastValid: built, token, builtServices: slugs };
}

export type ChangesToApply = {
  changes: Changes;
  origin: ContentOrigin;
  syncState: SyncState | undefined;
};

async function newerSpace({ changes, origin, syncState }: ChangesToApply): Promise<NewerSpace> {
  const { newest, lastValid, builtServices } = syncState ?? (await initialState(origin, changes.token));
  const next = withChanges(newest, changes);
  const { space, content, findings } = recoverInvalidEntries(next, lastValid);
  const slugs = contentIn(content, defaultLanguage).services.list.map(({ serviceUrl }) => serviceUrl);
  const added = slugs.filter((slug) => !builtServices.includes(slug));
  return {
    newer: { origin, content, addedServices: added },
    findings,
    syncState: { newest: next, lastValid: space, token: changes.token, builtServices },
  };
}

export type Applied = { kind: 'failed' } | ({ kind: 'newer' } & NewerSpace);

/** Makes the whole content of the space that the page was built from, with the changes. Never rejects. */
export async function applyChanges(asked: ChangesToApply): Promise<Applied> {
  return newerSpace(asked).then(
    (newer) => ({ kind: 'newer', ...newer }),
    () => ({ kind: 'failed' }),
  );
}
