import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Space, spaceSchema } from '../../../src/content/source/space.ts';
import { loadTool } from '../contentful-tools/load-tool.ts';
import { type Destination, quietly } from './import-space.ts';
import type { FakeManagementApi } from './fake-management-api.ts';

type ExportOptions = {
  /** Without it, words that are written but not published come along. */
  deliveryToken?: string | undefined;
  /** A delivery API without TLS, on this machine. */
  insecure?: boolean;
  apiAdapter?: FakeManagementApi;
};

/** The live space, as contentful-export gives it. Throws its error, which says what could not be fetched. */
export async function exportSpace(source: Destination, options: ExportOptions = {}): Promise<Space> {
  const runExport = loadTool('contentful-export');
  const document = await quietly(() =>
    runExport({
      ...source,
      ...options,
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
