import { defaultLanguage } from '../../language/languages.ts';
import type { NewerContent } from '../newer-content.ts';
import type { ContentOrigin } from '../page-content.ts';
import type { LiveConfig } from './live-config.ts';
import type { Finding } from './finding.ts';
import type { Space } from './space.ts';

/** What is known after an answer, for the next question of the visit. */
export type Known = { newest: Space; good: Space; token: string; builtServices: string[] };

export type Question = { config: LiveConfig; origin: ContentOrigin; known: Known | undefined };

export type Answer =
  | { kind: 'unchanged' }
  | { kind: 'failed' }
  | { kind: 'newer'; newer: NewerContent; findings: Finding[]; known: Known };

async function fetchSpace(address: string): Promise<Space> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as Space;
}

/** Asks whether anything is newer than what the page shows and, only then, makes the whole content of it. Never rejects. */
export async function answerQuestion({ config, origin, known }: Question): Promise<Answer> {
  try {
    const { askForChanges, isEmpty, withChanges } = await import('./sync-space.ts');
    const changes = await askForChanges(config, known?.token ?? origin.token);
    if (isEmpty(changes)) return { kind: 'unchanged' };
    const { toSoundSpace } = await import('./sound-space.ts');
    const { newest, good, builtServices } = known ?? (await knownOf(origin, changes.token));
    const next = withChanges(newest, changes);
    const { space, content, findings } = toSoundSpace(next, good);
    const slugs = content[defaultLanguage].services.list.map(({ serviceUrl }) => serviceUrl);
    const added = slugs.filter((slug) => !builtServices.includes(slug));
    return {
      kind: 'newer',
      newer: { origin, content, addedServices: added },
      findings,
      known: { newest: next, good: space, token: changes.token, builtServices },
    };
  } catch {
    // Whatever is wrong, the page stays as it is: it was complete before the question.
    return { kind: 'failed' };
  }
}

async function knownOf(origin: ContentOrigin, token: string): Promise<Known> {
  const built = await fetchSpace(origin.space);
  const services = built.entries.filter(({ sys }) => sys.contentType.sys.id === 'service');
  const slugs = services.map(({ fields }) => String(Object.values(fields['serviceUrl'] ?? {})[0]));
  return { newest: built, good: built, token, builtServices: slugs };
}
