/** Looks up in MDN's compatibility data whether all of the oldest browsers support a feature. */
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { oldestBrowsers } from '../../scripts/build/oldest-browsers.ts';

const { ios, ...desktop } = oldestBrowsers;
const oldest = Object.entries({ ...desktop, safari_ios: ios });

function isSupported({ support }: CompatStatement): boolean {
  return oldest.every(([browser, version]) =>
    [support[browser as keyof typeof support] ?? []].flat().some((statement) => {
      const { version_added: added, flags, prefix, alternative_name: otherName } = statement;
      if (flags ?? prefix ?? otherName ?? statement.partial_implementation) return false;
      return typeof added === 'string' && Number.parseFloat(added.replace('≤', '')) <= Number(version);
    }),
  );
}

/** Returns false for a feature that the data does not contain. */
export function isUnsupported({ __compat: compat }: Identifier = {}): boolean {
  return compat !== undefined && !isSupported(compat);
}

/** Maps each name below `part` of the data to the features that have the name. */
export function featuresByName(part: Identifier, found = new Map<string, Identifier[]>()) {
  for (const [name, feature] of Object.entries(part)) {
    if (name === '__compat') continue;
    found.set(name, [...(found.get(name) ?? []), feature as Identifier]);
    featuresByName(feature as Identifier, found);
  }
  return found;
}

export function areAllUnsupported(features: Identifier[] = []): boolean {
  return features.length > 0 && features.every((feature) => isUnsupported(feature));
}

/** A feature that a pattern finds, since source files do not contain the feature's name in MDN's data. */
export type Notation = [pattern: RegExp, feature: Identifier | undefined, example: string];

export function unsupportedNotations(notations: Notation[], text: string): string[] {
  const found = notations.filter(([pattern, feature]) => pattern.test(text) && isUnsupported(feature));
  return found.map(([, , example]) => example);
}
