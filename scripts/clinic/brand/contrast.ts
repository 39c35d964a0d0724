import { blend, wcagContrast } from 'culori';

/** What WCAG asks at AA: https://www.w3.org/TR/WCAG22/#contrast-minimum, #non-text-contrast. */
export const neededContrast = {
  text: 4.5,
  /** Outlines of controls, icons, and the mark of the focus. */
  shape: 3,
} as const;

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio; a colour that is see-through is seen on its background. */
export function contrastOf(colour: string, background: string): number {
  return wcagContrast(blend([background, colour]), background);
}
