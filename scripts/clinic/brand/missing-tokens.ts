import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureClinic } from '../../../shared/clinic/folder.ts';
import { colourTokens } from '../../../shared/clinic/read-tokens.ts';
import type { BrandFault } from './brand-fault.ts';

const file = 'brand/tokens.css';

const tokensOf = (clinic: string) => {
  const text = readFileSync(join(clinic, file), 'utf8');
  return new Set([...text.matchAll(/^\s*--([\w-]+):/gm)].map(([, token = '']) => token));
};

/** Tokens that style sheets and drawings may ask for, as the clinic of the tests has them, and that a brand lacks. */
export function findMissingTokens(clinic: string): BrandFault[] {
  const own = tokensOf(clinic);
  const colours = colourTokens(clinic);
  return [...tokensOf(fixtureClinic)].flatMap((token) => {
    if (!own.has(token)) return { file, message: `--${token} is missing: give it a value.` };
    if (!token.startsWith('color-') || colours.has(token)) return [];
    return { file, message: `--${token} is no colour that mails and pictures can take: write #rrggbb.` };
  });
}
