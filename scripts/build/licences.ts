import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';

/** Collects the licences of the libraries in the chunks, since minified scripts lose their licence comments. */
export function licenceList() {
  const folders = new Set<string>();
  const plugin: Plugin = {
    name: 'licences',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const packages = chunk.moduleIds.flatMap((id) => packageFolder.exec(id.replace('\0', ''))?.[0] ?? []);
        if (packages.length > 0) chunk.code = notice + chunk.code;
        for (const folder of packages) folders.add(folder);
      }
    },
  };
  const text = () => [...new Set([...folders].map(licenceOf))].toSorted().join(`\n${'-'.repeat(80)}\n\n`);
  return { plugin, text };
}

const notice = '/*! Licences of its libraries: /licences.txt */\n';

const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

function licenceOf(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (!file) throw new Error(`${name} would be published without its licence: it has no such file.`);
  return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}
