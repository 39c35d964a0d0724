import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Space, spaceSchema } from '../../src/content/contentful/space.ts';
import { type Destination, quietly } from './import-space.ts';
import type { FakeManagementApi } from './fake-management-api.ts';

type ExportOptions = {
  /** Without it, words that are written but not published come along. */
  deliveryToken?: string | undefined;
  /** A delivery API without TLS, on this machine. */
  insecure?: boolean;
  apiAdapter?: FakeManagementApi;
};

const runExport = createRequire(import.meta.url)(
  'contentful-export',
) as typeof import('contentful-export').default;

/** The live space, as contentful-export gives it. Throws its error, which says what could not be fetched. */
export async function exportSpace(source: Destination, options: ExportOptions = {}): Promise<Space> {
  const document = await quietly(() =>
    runExport({
      ...source,
      ...(options as { deliveryToken?: string }),
      saveFile: false,
      skipRoles: true,
      skipWebhooks: true,
      skipTags: true,
      errorLogFile: join(tmpdir(), 'contentful-export-errors.json'),
      useVerboseRenderer: true,
    }),
  );
  return v.parse(spaceSchema, JSON.parse(JSON.stringify(document)));
}
