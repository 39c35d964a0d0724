import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clinicFolder } from './folder.ts';

const colourDeclaration = /--([\w-]+):\s*(#[\da-f]{6})\s*;/gi;

const tokensFile = (clinic: string) => join(clinic, 'brand/tokens.css');

export function colourTokens(clinic: string): Map<string, string> {
  const declarations = readFileSync(tokensFile(clinic), 'utf8').matchAll(colourDeclaration);
  return new Map([...declarations].map(([, name = '', value = '']) => [name, value]));
}

export function createColourLookup(clinic = clinicFolder()): (token: string) => string {
  const colours = colourTokens(clinic);
  return (token) => {
    const colour = colours.get(token);
    if (!colour)
      throw new Error(`${tokensFile(clinic)} gives --${token} no colour in six hexadecimal digits.`);
    return colour;
  };
}

/** Returns `light` or `dark`; undefined if the tokens do not say. */
export function readColourScheme(clinic: string): string | undefined {
  return /\bcolor-scheme:\s*only (\w+);/.exec(readFileSync(tokensFile(clinic), 'utf8'))?.[1];
}

export type MailFonts = { headings: string; text: string };

/** Omits quoted font names: in `tokens.css` only web fonts are quoted, and mails cannot load web fonts. */
export function readMailFonts(clinic: string): MailFonts {
  const tokens = readFileSync(tokensFile(clinic), 'utf8');
  const familiesOf = (token: string) => {
    const [, families = ''] = new RegExp(`--${token}:([^;]+);`).exec(tokens) ?? [];
    const names = families.split(',').map((family) => family.trim());
    return names.filter((family) => /^[\w-]+$/.test(family)).join(',') || 'sans-serif';
  };
  return { headings: familiesOf('font-display'), text: familiesOf('font-text') };
}
