import { findUnknownColours } from './drawing-colours.ts';
import { findWrongShapes } from './drawing-shapes.ts';
import type { BrandFault } from './brand-fault.ts';
import { findMissingTokens } from './missing-tokens.ts';
import { findMissingFiles, findUnusedFiles } from './named-files.ts';
import { findBrokenSettings } from './settings.ts';
import { findWeakContrast } from './weak-contrast.ts';

/** In the order they need each other: what one finds would stop those of the next step. */
const steps = [
  [findBrokenSettings],
  [findMissingTokens],
  [findMissingFiles, findUnusedFiles, findWeakContrast, findWrongShapes, findUnknownColours],
];

/** All that is wrong with the `brand/` of a clinic's folder, as far as it can be asked for. */
export function checkBrand(clinic: string): BrandFault[] {
  for (const step of steps) {
    const findings = step.flatMap((find) => find(clinic));
    if (findings.length > 0) return findings;
  }
  return [];
}
