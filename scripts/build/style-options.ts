import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, type CSSOptions, type Plugin } from 'vite';
import { repository } from '../../shared/clinic/folder.ts';
import { styleTargets } from './oldest-browsers.ts';

export const styleOptions: CSSOptions = {
  transformer: 'lightningcss',
  lightningcss: { drafts: { customMedia: true }, targets: styleTargets },
};

/** Puts each style sheet into its cascade layer, with the custom media queries. */
export function layeredStyles(): Plugin {
  return {
    name: 'layered-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(\?direct)?$/ },
      handler(code, id) {
        const file = id.replace(/\?.*/, '');
        // Each sheet repeats the order of the layers, since any sheet may come first in the page.
        const order = `@layer ${layers.join(',')};`;
        return `${order}@import ${JSON.stringify(breakpoints)};@layer ${layerOf(file)}{${code}}`;
      },
    },
  };
}

const breakpoints = normalizePath(
  fileURLToPath(new URL('../../src/styles/breakpoints.css', import.meta.url)),
);
/** A later cascade layer overrides an earlier one regardless of specificity. */
const layers = ['tokens', 'base', 'components', 'features', 'overrides'] as const;

function layerOf(file: string): (typeof layers)[number] {
  if (basename(file) === 'tokens.css') return 'tokens';
  if (/(^|-)(opening-state|print|forced-colors|older-browsers)\.css$/.test(basename(file)))
    return 'overrides';
  const [root, folder] = relative(repository, file).replaceAll('\\', '/').split('/');
  if (root === 'edit') return 'overrides';
  if (folder === 'styles') return 'base';
  return folder === 'features' ? 'features' : 'components';
}
