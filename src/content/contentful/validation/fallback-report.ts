import { languages } from '../../../language/languages.ts';
import { createSpaceIndex } from '../mapping/space-index.ts';
import { localizedParts } from '../mapping/text-languages.ts';
import type { Space } from '../space.ts';

function count(texts: { locale: string }[], own: string): string {
  const others = texts.filter(({ locale }) => locale !== own);
  const from = [...new Set(others.map(({ locale }) => locale))].join(' and ');
  return `${others.length} of ${texts.length} texts are taken from ${from}`;
}

/**
 * How much of each locale another one stands in for. A part that is mixed is named: a page marks the language of whole
 * parts alone, so a screen reader speaks the rest of it in the wrong one.
 */
export function fallbackReport(space: Space): string[] {
  return languages.flatMap((language) => {
    const spaceIndex = createSpaceIndex(space, language);
    const { locale: own } = spaceIndex;
    const parts = localizedParts(space, spaceIndex);
    const isOwn = ({ locale }: { locale: string }) => locale === own;
    const mixed = parts.filter(([, texts]) => texts.some(isOwn) && !texts.every(isOwn));
    const all = parts.flatMap(([, texts]) => texts);
    if (all.every(isOwn)) return [];
    return [
      `${own}: ${count(all, own)}.`,
      ...mixed.map(
        ([part, texts]) => `${own}: in ${part} ${count(texts, own)}; translate all of it or none.`,
      ),
    ];
  });
}
