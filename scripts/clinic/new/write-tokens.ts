import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import type { Palette } from './palette.ts';
import { starterPart } from './starter.ts';

const readSheet = (file: string) => parse(readFileSync(file, 'utf8'));

/** Sets the colours of the style sheet in `brand`, and its fonts where `type` is not the starter's. */
export function writeTokens(brand: string, type: string, palette: Palette) {
  const file = join(brand, 'tokens.css');
  // A comment, the font faces, `:root`.
  const tokens = readSheet(file);
  const values = new Map([['color-scheme', 'light']]);
  for (const [name, colour] of Object.entries(palette)) values.set(`--${name}`, colour);
  const typeFolder = starterPart('type', type);
  if (existsSync(typeFolder)) {
    rmSync(join(brand, 'fonts'), { recursive: true });
    cpSync(join(typeFolder, 'fonts'), join(brand, 'fonts'), { recursive: true });
    const fonts = readSheet(join(typeFolder, 'fonts.css'));
    fonts.walkDecls(/^--/, ({ prop, value }) => void values.set(prop, value));
    for (const node of tokens.nodes.slice(1, -1)) node.remove();
    tokens.last?.before(fonts.nodes.filter(({ type: kind }) => kind !== 'rule'));
  }
  tokens.walkDecls((declaration) => {
    declaration.value = values.get(declaration.prop) ?? declaration.value;
  });
  writeFileSync(file, tokens.toString());
}
