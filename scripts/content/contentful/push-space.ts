import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Asset, Space } from '../../../src/content/source/space.ts';
import { contentTypes } from '../../../src/model/content-model.ts';
import { toContentful } from '../../../src/model/define/contentful.ts';
import { copyBrand } from '../../build/brand-files.ts';
import { readEmbeddedSpace } from '../../build/read-embedded-space.ts';
import { loadContentfulImport } from '../contentful-tools/load-contentful-import.ts';
import { FakeManagementApi } from './fake-management-api.ts';
import { readManagedSpace, withoutConsole, type ManagedSpace } from './managed-space.ts';

/** Writes the content model and `content/` to a Contentful space; a dry run only prints what would be written. */
export async function pushSpace(options: { isDryRun: boolean; overwrites: boolean }) {
  const destination = options.isDryRun ? undefined : readManagedSpace();
  const document = toExportDocument(readEmbeddedSpace());
  const fakeApi = await importIntoMemory(document);
  if (!destination) {
    const { contentTypes: types, editorInterfaces } = document;
    console.log(JSON.stringify({ contentTypes: types, editorInterfaces }, null, 2));
  }
  // The summary goes to stderr, so that stdout contains only the JSON.
  console.error(summaryOf(document, fakeApi));
  if (!destination) return;
  if (!options.overwrites) await assertEmpty(destination);
  await runImport(document, { ...destination, useVerboseRenderer: !process.stdout.isTTY });
}

type Published = { sys: { id: string; publishedVersion?: number } };

/** Adds a published version, since contentful-import publishes only the entities that are published in the document. */
function withPublishedVersion<T extends { sys: object }>(entity: T): T & Published {
  return { ...entity, sys: { ...entity.sys, version: 2, publishedVersion: 1 } } as T & Published;
}

/** Prefixes `/brand/a.svg` with a slash, since contentful-import expects protocol-relative URLs (`//host/path`). */
function withProtocolRelativeUrls(asset: Asset): Asset {
  const copy = structuredClone(asset);
  for (const file of Object.values(copy.fields['file'] ?? {}) as { url: string }[]) {
    if (/^\/(?!\/)/.test(file.url)) file.url = `/${file.url}`;
  }
  return copy;
}

export function toExportDocument(space: Space) {
  const model = Object.values(contentTypes).map((type) => toContentful(type));
  return {
    contentTypes: model.map(({ contentType }) => withPublishedVersion(contentType)),
    editorInterfaces: model.map(({ editorInterface }) => editorInterface),
    entries: space.entries.map(withPublishedVersion),
    assets: space.assets.map(withProtocolRelativeUrls).map(withPublishedVersion),
    locales: space.locales,
  };
}

type ExportDocument = ReturnType<typeof toExportDocument>;

async function runImport(document: ExportDocument, options: Record<string, unknown>): Promise<void> {
  await loadContentfulImport()({
    content: structuredClone(document),
    uploadAssets: true,
    assetsDirectory: copyBrand(),
    errorLogFile: join(tmpdir(), 'contentful-import-errors.json'),
    ...options,
  });
}

/** Imports into a fake API first, so that no unchecked content reaches a space. */
export async function importIntoMemory(document: ExportDocument): Promise<FakeManagementApi> {
  const defaultLocale = document.locales.find((locale) => locale.default)?.code ?? '';
  // contentful-import passes unknown options to contentful-management, whose `apiAdapter` replaces the network.
  const apiAdapter = new FakeManagementApi(defaultLocale);
  const memory = { apiAdapter, spaceId: 'memory', managementToken: 'none', rateLimit: 10_000 };
  await withoutConsole(() => runImport(document, { ...memory, useVerboseRenderer: true }));
  return apiAdapter;
}

async function assertEmpty({
  managementToken,
  spaceId,
  environmentId,
  host = 'api.contentful.com',
}: ManagedSpace) {
  const response = await fetch(
    `https://${host}/spaces/${spaceId}/environments/${environmentId}/entries?limit=1`,
    { headers: { Authorization: `Bearer ${managementToken}` }, signal: AbortSignal.timeout(60_000) },
  );
  if (!response.ok) {
    throw new Error(
      `${host} answered ${response.status} for the space ${spaceId} (${environmentId}): check both and the token.`,
    );
  }
  const { total } = (await response.json()) as { total: number };
  if (total === 0) return;
  throw new Error(
    `The space ${spaceId} (${environmentId}) has ${total} entries already. Push into an empty one, or add --overwrite: what editors wrote there is replaced by content/.`,
  );
}

/** Nothing exceeds a limit here, since the fake API would have thrown an error. */
function summaryOf(document: ExportDocument, fakeApi: FakeManagementApi): string {
  const { locales } = document;
  const count = (type: string) => fakeApi.published(type).length;
  const bytes = [...fakeApi.uploads.values()].reduce((sum, size) => sum + size, 0);
  const codes = locales.map(({ code, default: isDefault }) => (isDefault ? `${code} (default)` : code));
  return [
    `content/ fits our table of limits and contentful-import's own checks, in ${codes.join(' and ')}:`,
    `  ${count('ContentType')} content types, ${count('Entry')} entries and ${count('Asset')} assets to be published`,
    `  ${fakeApi.uploads.size} files to be uploaded (${Math.round(bytes / 1024)} KB)`,
  ].join('\n');
}
