import { contrastOf, neededContrast } from './contrast.ts';
import { readColours, readColourScheme } from '../../../shared/clinic/read-tokens.ts';
import type { BrandFault } from './brand-fault.ts';

const { text, shape } = neededContrast;

const surfaces = ['', '-raised', '-quiet', '-1', '-2', '-3', '-4'].map((kind) => `color-surface${kind}`);
const action = ['color-action', 'color-action-hover', 'color-highlight'];

type Pair = [colour: string, backgrounds: string[], needed: number];

/** What stands on what, and the contrast it needs. */
export const contrastPairs: Pair[] = [
  ['color-text', [...surfaces, 'color-error-surface'], text],
  ['color-text-muted', surfaces, text],
  ['color-accent', surfaces, text],
  ['color-error', [...surfaces, 'color-error-surface'], text],
  ['color-on-action', action, text],
  ['color-on-dark', ['color-dark', 'color-dark-line'], text],
  ['color-highlight', ['color-dark'], text],
  ['color-on-dark-muted', ['color-dark'], text],
  ['color-action', ['color-dark'], text],
  ['color-outline', surfaces, shape],
  ['color-dark-outline', ['color-dark'], shape],
  ['color-focus', surfaces, shape],
];

function findInTokens(clinic: string): BrandFault[] {
  const colour = readColours(clinic);
  return contrastPairs.flatMap(([token, backgrounds, needed]) =>
    backgrounds.flatMap((background) => {
      const contrast = contrastOf(colour(token), colour(background));
      if (contrast >= needed) return [];
      const message = `--${token} stands out on --${background} by ${contrast.toFixed(2)}; it needs ${needed}.`;
      return { file: 'brand/tokens.css', message };
    }),
  );
}

/** The browser's own controls are light or dark as the brand says. */
function findWrongScheme(clinic: string): BrandFault[] {
  const isDark = contrastOf(readColours(clinic)('color-surface'), '#000000') < text;
  const scheme = isDark ? 'dark' : 'light';
  if (readColourScheme(clinic) === scheme) return [];
  const message = `--color-surface is ${scheme}: write "color-scheme: ${scheme};", for the browser's own controls.`;
  return [{ file: 'brand/tokens.css', message }];
}

export function findWeakContrast(clinic: string): BrandFault[] {
  return [...findInTokens(clinic), ...findWrongScheme(clinic)];
}
