import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { logos } from './drawing-roles.ts';
import { readBrand } from '../../../shared/clinic/read-brand.ts';
import type { BrandFault } from './brand-fault.ts';

const needed = ['brand.json', 'tokens.css', ...logos.files].map((file) => `brand/${file}`);

/** What stops every build: settings that are not there or cannot be read. */
export function findBrokenSettings(clinic: string): BrandFault[] {
  const missing = needed.filter((file) => !existsSync(join(clinic, file)));
  if (missing.length > 0) return missing.map((file) => ({ file, message: 'It is missing.' }));
  try {
    readBrand(clinic);
    return [];
  } catch (error) {
    return [{ file: 'brand/brand.json', message: (error as Error).message }];
  }
}
