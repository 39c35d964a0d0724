import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../../shared/clinic/folder.ts';
import { readBrand } from '../../../shared/clinic/read-brand.ts';
import { colourTokens } from '../../../shared/clinic/read-tokens.ts';
import { findWeakContrast } from './contrast.ts';
import { logoFiles } from './named-drawings.ts';
import { findSvgText, findMissingFiles, findUnusedFiles, type BrandFault } from './named-files.ts';

export function checkBrand(clinic: string): BrandFault[] {
  for (const step of steps) {
    const faults = step.flatMap((find) => find(clinic));
    if (faults.length > 0) return faults;
  }
  return [];
}

const tokensFile = 'brand/tokens.css';
const neededFiles = ['brand/brand.json', tokensFile, ...logoFiles.map((file) => `brand/${file}`)];

function findBrokenSettings(clinic: string): BrandFault[] {
  const missing = neededFiles.filter((file) => !existsSync(join(clinic, file)));
  if (missing.length > 0) return missing.map((file) => ({ file, message: 'It is missing.' }));
  try {
    readBrand(clinic);
    return [];
  } catch (error) {
    return [{ file: 'brand/brand.json', message: (error as Error).message }];
  }
}

const tokensIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, token = '']) => token));
const definedIn = (text: string) => tokensIn(text, /^\s*--([\w-]+):/gm);

/**
 * Returns the tokens that the brand must define: those that style sheets use and do not define, and every colour in use,
 * since a sheet redefines a colour only for a part of a page.
 */
function neededTokens(): string[] {
  const sheets = globSync(join(repository, 'src/**/*.css'));
  const text = sheets.map((sheet) => readFileSync(sheet, 'utf8')).join('\n');
  const defined = definedIn(text);
  const used = [...tokensIn(text, /var\(--([\w-]+)/g)];
  return used.filter((token) => token.startsWith('color-') || !defined.has(token));
}

function findMissingTokens(clinic: string): BrandFault[] {
  const defined = definedIn(readFileSync(join(clinic, tokensFile), 'utf8'));
  const colours = colourTokens(clinic);
  return neededTokens().flatMap((token) => {
    const file = tokensFile;
    if (!defined.has(token)) return { file, message: `--${token} is missing: give it a value.` };
    if (!token.startsWith('color-') || colours.has(token)) return [];
    return { file, message: `--${token} is no colour that mails and pictures can take: write #rrggbb.` };
  });
}

/** Each step relies on what the steps before it check, so `checkBrand` stops after the first step with faults. */
const steps = [
  [findBrokenSettings],
  [findMissingTokens],
  [findMissingFiles, findUnusedFiles, findSvgText, findWeakContrast],
];
