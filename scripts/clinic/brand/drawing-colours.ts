import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandFiles, tokensNamedIn } from '../../build/brand-files.ts';
import { colourTokens } from '../../../shared/clinic/read-tokens.ts';
import type { BrandFault } from './brand-fault.ts';

/** Tokens that drawings name as colours and that the brand does not have: no build could colour them. */
export function findUnknownColours(clinic: string): BrandFault[] {
  const known = colourTokens(clinic);
  const drawings = brandFiles(clinic).filter((file) => file.endsWith('.svg'));
  return drawings.flatMap((drawing) => {
    const file = `brand/${drawing}`;
    const named = new Set(tokensNamedIn(readFileSync(join(clinic, file), 'utf8')));
    const unknown = [...named].filter((token) => !known.has(token));
    return unknown.map((token) => ({
      file,
      message: `It is coloured with --${token}, which is no colour of brand/tokens.css.`,
    }));
  });
}
