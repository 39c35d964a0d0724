import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyBrand } from '../brand/applied-brand.ts';
import { loadTool } from './contentful-tools/load-tool.ts';
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

/** Below which contentful-import finds the files of the document: `//brand/a.svg` is `brand/a.svg` of the folder. */
const assetsDirectory = applyBrand();

/** Logs where contentful-import writes what went wrong. */
const errorLogFile = join(tmpdir(), 'contentful-import-errors.json');

/** Runs contentful-import. Throws its error, whose `errors` name each part that was refused. */
export async function importSpace(document: ExportDocument, destination: Destination): Promise<void> {
  await loadTool('contentful-import')({
    ...destination,
    content: structuredClone(document),
    uploadAssets: true,
    assetsDirectory,
    errorLogFile,
    useVerboseRenderer: !process.stdout.isTTY,
  });
}

/** Nothing that `work` prints is seen. */
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
 * and gives that space. Throws what contentful-import throws.
 */
export async function importIntoMemory(document: ExportDocument): Promise<FakeManagementApi> {
  const defaultLocale = document.locales.find((locale) => locale.default)?.code ?? '';
  const fakeApi = new FakeManagementApi(defaultLocale);
  const runImport = loadTool('contentful-import');
  await quietly(() =>
    runImport({
      // contentful-import passes unknown options to contentful-management, whose `apiAdapter` replaces the network.
      apiAdapter: fakeApi,
      spaceId: 'memory',
      managementToken: 'none',
      content: structuredClone(document),
      uploadAssets: true,
      assetsDirectory,
      errorLogFile,
      rateLimit: 10_000,
      useVerboseRenderer: true,
    }),
  );
  return fakeApi;
}
