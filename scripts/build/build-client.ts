import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, type ChildNode } from 'postcss';
import { build as bundle, rolldown, type Plugin } from 'rolldown';
import { build, type Rolldown } from 'vite';
import type { AnyPage } from '../../src/content/page/page-data.ts';
import { brandPlugin } from './brand-plugin.ts';
import { licenceList } from './licences.ts';
import { scriptTargets } from './oldest-browsers.ts';

type Route = AnyPage['route'];

type PageScripts = {
  /** In dependency order: each chunk comes after its imports. */
  chunks: string[];
  /** Chunks that the page imports after a user interaction. */
  onDemand: string[];
};

type ClientBuild = {
  template: string;
  loaderElement: (scripts: PageScripts) => string;
  scriptsOf: (route: Route) => PageScripts;
  /** Contains a hash of the scripts, so it identifies the build. */
  entryChunk: string;
};

export async function buildClient(out: string): Promise<ClientBuild> {
  const licences = licenceList();
  const { output } = (await build({
    logLevel: 'warn',
    plugins: [licences.plugin],
    worker: { plugins: () => [licences.plugin] },
    build: { outDir: out, emptyOutDir: true },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(output.filter((file) => file.type === 'chunk').map((file) => [file.fileName, file]));
  const siteChunks = filesOfChunk('index', { isEntry: true }, chunks);
  const loader = await buildLoader(licences.plugin);
  await buildServiceWorker(out, licences.plugin);
  await writeFile(join(out, 'licences.txt'), licences.text());
  return {
    template: await buildTemplate(out),
    loaderElement: ({ chunks: urls }) => `<script data-chunks="${urls.join(' ')}">${loader}</script>`,
    scriptsOf: (route) => scriptsOfPage(route, siteChunks, chunks),
    entryChunk: siteChunks.at(-1) ?? '',
  };
}

type Chunks = Map<string, Rolldown.OutputChunk>;

/** `siteChunks` are the chunks of every page, the entry chunk last. */
function scriptsOfPage(route: Route, siteChunks: string[], chunks: Chunks): PageScripts {
  // The chunk of `notFound` has the name of its module, `not-found-page`.
  const routeInKebabCase = route.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const pageChunks = filesOfChunk(`${routeInKebabCase}-page`, { isEntry: false }, chunks);
  const onDemand: string[] = [];
  for (const pageChunk of pageChunks) {
    if (siteChunks.includes(pageChunk)) continue;
    for (const file of chunks.get(pageChunk)?.dynamicImports ?? []) {
      onDemand.push(...closureOf(chunks.get(file), chunks));
    }
  }
  const toUrls = (files: string[]) => [...new Set(files)].map((file) => `/${file}`);
  return {
    // The entry chunk hydrates the page, so it comes after the page's chunks.
    chunks: toUrls([...siteChunks.slice(0, -1), ...pageChunks, ...siteChunks.slice(-1)]),
    onDemand: toUrls(onDemand.filter((file) => !pageChunks.includes(file))),
  };
}

function filesOfChunk(name: string, { isEntry }: { isEntry: boolean }, chunks: Chunks): string[] {
  const chunk = [...chunks.values()].find((each) => each.name === name && each.isEntry === isEntry);
  if (!chunk) throw new Error(`The build has no chunk "${name}".`);
  return closureOf(chunk, chunks);
}

/** Returns the files of the chunk and of its static imports, also indirect ones; each file after its imports. */
function closureOf(start: Rolldown.OutputChunk | undefined, chunks: Chunks): string[] {
  const files = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return;
    chunk.imports.forEach((file) => visit(chunks.get(file)));
    files.add(chunk.fileName);
  };
  visit(start);
  return [...files];
}

async function buildLoader(licences: Plugin): Promise<string> {
  const loader = await rolldown({
    input: 'src/loader.ts',
    plugins: [brandPlugin(), licences],
    // Treats modules as free of side effects, so that the loader in each page contains only functions that it calls.
    treeshake: { moduleSideEffects: false },
    transform: { target: scriptTargets },
  });
  const { output } = await loader.generate({ format: 'iife', minify: true });
  return output[0].code.trim();
}

/** Moves rules for print into a separate sheet with the same cascade layers. */
function splitStyles(styles: string) {
  const screen = parse(styles);
  const print = parse('');
  screen.walkAtRules('layer', (layer) => {
    const isPrintRule = (rule: ChildNode) =>
      rule.type === 'atrule' && (rule.name === 'page' || (rule.name === 'media' && rule.params === 'print'));
    const rules = layer.nodes?.filter(isPrintRule) ?? [];
    // PostCSS removes an appended rule from its former parent.
    if (rules.length > 0) print.append(layer.clone({ nodes: [] }).append(rules));
  });
  return { screen: String(screen), print: String(print) };
}

async function buildTemplate(out: string): Promise<string> {
  const html = await readFile(join(out, 'index.html'), 'utf8');
  const [link, address] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(html) ?? [];
  if (!link || !address) throw new Error('The built index.html links no style sheet.');
  const file = join(out, address);
  const styles = (await readFile(file, 'utf8')).trim();
  if (styles.includes('</')) throw new Error('The style sheet would end its own element.');
  await rm(file);
  const { screen, print } = splitStyles(styles);
  const hash = createHash('sha256').update(print).digest('hex').slice(0, 10);
  const printUrl = `static/paper-${hash}.css`;
  await writeFile(join(out, printUrl), print);
  return (
    html
      .replace(link, () => `<style>${screen}</style>`)
      // Browsers fetch this sheet last, and it does not block the first paint.
      .replace('</head>', `<link rel="stylesheet" media="print" href="/${printUrl}"></head>`)
      .replace(/\s*<script type="module"[^>]*><\/script>/, '')
  );
}

/** Writes the service worker to the root, since its scope is the folder of its URL. */
async function buildServiceWorker(out: string, licences: Plugin) {
  await bundle({
    input: 'src/service-worker/service-worker.ts',
    platform: 'browser',
    plugins: [brandPlugin(), licences],
    transform: { target: scriptTargets, define: { 'process.env.NODE_ENV': '"production"' } },
    output: { file: join(out, 'sw.js'), format: 'iife', minify: true },
  });
}
