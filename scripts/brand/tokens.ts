import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clinicFolder } from '../clinic.ts';

const declaration = /--([\w-]+):\s*(#[\da-f]{6}|var\(--[\w-]+\))\s*;/gi;

/** The colours that a clinic's tokens.css gives its tokens: `readColours()('color-text')`. One that names another is followed. */
export function readColours(clinic = clinicFolder()): (token: string) => string {
  const file = join(clinic, 'brand/tokens.css');
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of readFileSync(file, 'utf8').matchAll(declaration)) {
    values.set(name, value);
  }
  return function colour(token): string {
    const value = values.get(token);
    if (!value) throw new Error(`${file} gives --${token} no colour such as #123a2f.`);
    const other = /^var\(--(.+)\)$/.exec(value)?.[1];
    return other ? colour(other) : value;
  };
}
