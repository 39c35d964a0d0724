import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { clinicFolder } from '../clinic.ts';
import { readBrand } from './read-brand.ts';

const id = '\0brand';

/**
 * Gives what is built the brand of a clinic: its settings as the module `#brand`, its files by their place in the folder,
 * as in `brand:logo/logo.svg`. Rolldown takes it as Vite does.
 */
export function brandPlugin(clinic = clinicFolder()) {
  const files = { find: /^brand:/, replacement: `${normalizePath(join(clinic, 'brand'))}/` };
  return {
    name: 'brand',
    enforce: 'pre',
    config: () => ({ resolve: { alias: [files] } }),
    resolveId: (source: string) => (source === '#brand' ? id : undefined),
    load(source: string) {
      if (source !== id) return undefined;
      return Object.entries(readBrand(clinic))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
    transformIndexHtml: (html: string) => html.replace('%themeColour%', readBrand(clinic).themeColour),
  } satisfies Plugin;
}
