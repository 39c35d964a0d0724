import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyBrand } from '../brand/applied-brand.ts';
import type { ExportDocument } from './export-document.ts';
import { FakeManagementApi } from './fake-management-api.ts';

// Its module for `import` names folders as modules, which Node refuses.
const runImport = createRequire(import.meta.url)(
  'contentful-import',
) as typeof import('contentful-import').default;

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
  await runImport({
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
  // contentful-import hands unknown options to contentful-management, whose `apiAdapter` stands in for the network.
  const offline = { apiAdapter: fakeApi };
  await quietly(() =>
    runImport({
      ...offline,
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
