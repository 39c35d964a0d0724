import { join } from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { clinicFolder } from '../../shared/clinic/folder.ts';
import { copyBrand } from './brand-files.ts';
import { readBrand } from '../../shared/clinic/read-brand.ts';

/** Provides the module `#brand` and imports such as `brand:logo/logo.svg` in Vite and Rolldown. */
export function brandPlugin(clinic = clinicFolder()) {
  return {
    name: 'brand',
    enforce: 'pre',
    config() {
      const replacement = `${normalizePath(join(copyBrand(clinic), 'brand'))}/`;
      return { resolve: { alias: [{ find: /^brand:/, replacement }] } };
    },
    resolveId: (source: string) => (source === '#brand' ? moduleId : undefined),
    load(source: string) {
      if (source !== moduleId) return undefined;
      return Object.entries(readBrand(clinic))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
    transformIndexHtml: (html: string) => html.replace('%themeColour%', readBrand(clinic).themeColour),
    configureServer: (server: ViteDevServer) => watchBrand(server, clinic),
  } satisfies Plugin;
}

const moduleId = '\0brand';

function watchBrand({ watcher, config, ws }: ViteDevServer, clinic: string) {
  const folder = join(clinic, 'brand');
  watcher.add(folder);
  watcher.on('all', (_, file) => {
    if (!file.startsWith(folder)) return;
    try {
      copyBrand(clinic);
      ws.send({ type: 'full-reload' });
    } catch (error) {
      config.logger.error((error as Error).message);
    }
  });
}
