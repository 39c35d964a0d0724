import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clinicFolder } from '../clinic.ts';

const declaration = /--([\w-]+):\s*(#[\da-f]{6})\s*;/gi;

const tokensFile = (clinic: string) => join(clinic, 'brand/tokens.css');

/** The colours that a clinic's tokens.css gives its tokens: `readColours()('color-text')`. */
export function readColours(clinic = clinicFolder()): (token: string) => string {
  const file = tokensFile(clinic);
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of readFileSync(file, 'utf8').matchAll(declaration)) {
    values.set(name, value);
  }
  return (token) => {
    const value = values.get(token);
    if (!value) throw new Error(`${file} gives --${token} no colour such as #123a2f.`);
    return value;
  };
}

/** `light` or `dark`, as a clinic's tokens.css has it. */
export function readColourScheme(clinic: string): string | undefined {
  return /\bcolor-scheme:\s*(\w+);/.exec(readFileSync(tokensFile(clinic), 'utf8'))?.[1];
}
