import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyBrand } from '../../build/brand-files.ts';
import { loadTool } from '../contentful-tools/load-tool.ts';
import type { ExportDocument } from './export-document.ts';
import { FakeManagementApi } from './fake-management-api.ts';

export type Destination = {
  spaceId: string;
  environmentId: string;
  managementToken: string;
  /** Hosts of the APIs, where they are not Contentful's usual ones. */
  host?: string;
  hostUpload?: string;
  hostDelivery?: string;
};

/** Runs contentful-import. Throws its error, whose `errors` name each part that was refused. */
async function runImport(document: ExportDocument, options: Record<string, unknown>): Promise<void> {
  await loadTool('contentful-import')({
    content: structuredClone(document),
    uploadAssets: true,
    // The file `//brand/a.svg` of the document is `brand/a.svg` below it.
    assetsDirectory: applyBrand(),
    errorLogFile: join(tmpdir(), 'contentful-import-errors.json'),
    ...options,
  });
}

/** Imports into a space of Contentful. Throws as `runImport`. */
export function importSpace(document: ExportDocument, destination: Destination): Promise<void> {
  return runImport(document, { ...destination, useVerboseRenderer: !process.stdout.isTTY });
}

/** Runs `work` and discards what it prints. */
export async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { log, warn, error } = console;
  console.log = console.warn = console.error = () => undefined;
  try {
    return await work();
  } finally {
    Object.assign(console, { log, warn, error });
  }
}

/**
 * Runs all of contentful-import, its validation first, against a space in memory with the document's default locale,
 * and returns that space. Throws as `runImport`.
 */
export async function importIntoMemory(document: ExportDocument): Promise<FakeManagementApi> {
  const defaultLocale = document.locales.find((locale) => locale.default)?.code ?? '';
  // contentful-import passes unknown options to contentful-management, whose `apiAdapter` replaces the network.
  const apiAdapter = new FakeManagementApi(defaultLocale);
  const memory = { apiAdapter, spaceId: 'memory', managementToken: 'none', rateLimit: 10_000 };
  await quietly(() => runImport(document, { ...memory, useVerboseRenderer: true }));
  return apiAdapter;
}
