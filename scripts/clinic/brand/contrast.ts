import { blend, wcagContrast } from 'culori';
import { createColourLookup, readColourScheme } from '../../../shared/clinic/read-tokens.ts';
import type { BrandFault } from './named-files.ts';

export function findWeakContrast(clinic: string): BrandFault[] {
  const file = 'brand/tokens.css';
  const colour = createColourLookup(clinic);
  const weak = contrastPairs.flatMap(([token, backgrounds, needed]) =>
    backgrounds.flatMap((background) => {
      const contrast = contrastOf(colour(token), colour(background));
      if (contrast >= needed) return [];
      const message = `--${token} stands out on --${background} by ${contrast.toFixed(2)}; it needs ${needed}.`;
      return { file, message };
    }),
  );
  const scheme = contrastOf(colour('color-surface'), '#000000') < minTextContrast ? 'dark' : 'light';
  if (readColourScheme(clinic) === scheme) return weak;
  const message = `--color-surface is ${scheme}: write "color-scheme: only ${scheme};", for the browser's own controls.`;
  return [...weak, { file, message }];
}

/** Minimum contrast ratios of WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for icons, outlines of controls and the focus. */
const minTextContrast = 4.5;
const minShapeContrast = 3;

export function contrastOf(colour: string, background: string): number {
  return wcagContrast(blend([background, colour]), background);
}

const surfaces = ['', '-raised', '-quiet', '-1', '-2', '-3', '-4'].map((kind) => `color-surface${kind}`);
const actionColours = ['color-action', 'color-action-hover', 'color-highlight'];

const contrastPairs: [colour: string, backgrounds: string[], needed: number][] = [
  ['color-text', [...surfaces, 'color-error-surface'], minTextContrast],
  ['color-text-muted', surfaces, minTextContrast],
  ['color-accent', surfaces, minTextContrast],
  ['color-error', [...surfaces, 'color-error-surface'], minTextContrast],
  ['color-on-action', actionColours, minTextContrast],
  ['color-on-dark', ['color-dark', 'color-dark-line'], minTextContrast],
  ['color-highlight', ['color-dark'], minTextContrast],
  ['color-on-dark-muted', ['color-dark'], minTextContrast],
  ['color-action', ['color-dark'], minTextContrast],
  ['color-outline', surfaces, minShapeContrast],
  ['color-dark-outline', ['color-dark'], minShapeContrast],
  ['color-focus', surfaces, minShapeContrast],
];
