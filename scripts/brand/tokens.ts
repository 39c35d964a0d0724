import { readFileSync } from 'node:fs';

const css = readFileSync('src/styles/tokens.css', 'utf8');

/** The colour the style sheet gives a token: `colour('sky')`. */
export function colour(token: string): string {
  const value = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(css)?.[1];
  if (!value) throw new Error(`src/styles/tokens.css gives --${token} no colour.`);
  return value;
}
