import { defaultLanguage } from '../../../language/languages.ts';
import type { NewerContent } from '../../newer-content.ts';
import { contentIn, type ContentOrigin } from '../../page-data.ts';
import type { LiveConfig } from '../delivery/live-config.ts';
import type { Finding } from '../finding.ts';
import { entriesOf, type Space } from '../space.ts';

export type SyncState = { newest: Space; lastValid: Space; token: string; builtServices: string[] };

export type UpdateCheck = { config: LiveConfig; origin: ContentOrigin; syncState: SyncState | undefined };

export type UpdateResult =
  | { kind: 'unchanged' }
  | { kind: 'failed' }
  | { kind: 'newer'; newer: NewerContent; findings: Finding[]; syncState: SyncState };

async function fetchSpace(address: string): Promise<Space> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as Space;
}

/** Asks whether anything is newer than what the page shows and, only then, makes the whole content of it. Never rejects. */
export async function checkForUpdates({ config, origin, syncState }: UpdateCheck): Promise<UpdateResult> {
  try {
    const { askForChanges, isEmpty, withChanges } = await import('./sync-space.ts');
    const changes = await askForChanges(config, syncState?.token ?? origin.token);
    if (isEmpty(changes)) return { kind: 'unchanged' };
    const { recoverInvalidEntries } = await import('./recover-invalid-entries.ts');
    const { newest, lastValid, builtServices } = syncState ?? (await initialState(origin, changes.token));
    const next = withChanges(newest, changes);
    const { space, content, findings } = recoverInvalidEntries(next, lastValid);
    const slugs = contentIn(content, defaultLanguage).services.list.map(({ serviceUrl }) => serviceUrl);
    const added = slugs.filter((slug) => !builtServices.includes(slug));
    return {
      kind: 'newer',
      newer: { origin, content, addedServices: added },
      findings,
      syncState: { newest: next, lastValid: space, token: changes.token, builtServices },
    };
  } catch {
    // Whatever is wrong, the page stays as it is: it was complete before the check.
    return { kind: 'failed' };
  }
}

async function initialState(origin: ContentOrigin, token: string): Promise<SyncState> {
  const built = await fetchSpace(origin.space);
  const services = entriesOf(built, 'service');
  const slugs = services.map(({ fields }) => String(Object.values(fields['serviceUrl'] ?? {})[0]));
  return { newest: built, lastValid: built, token, builtServices: slugs };
}
