import { cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { hostFiles } from '../../scripts/local/hosted-files.ts';
import { startContentService } from '../../scripts/local/content-service.ts';
import { localHosts } from './local-hosts.ts';
import { buildSiteOf } from '../../scripts/local/local-site.ts';
import { ports } from '../../scripts/local/ports.ts';
import { runNode } from '../../scripts/local/processes.ts';
import { readEmbeddedSpace } from '../../scripts/build/read-embedded-space.ts';
import { serveSite } from '../../scripts/local/static-server.ts';
import { fixtureClinic } from '../../shared/clinic/folder.ts';
import type { Entry, Space } from '../../src/content/source/space.ts';
import { expect, test } from './fixtures.ts';

const liveClinic = resolve('.local/live-clinic');

/** Pulls the fixture from a fake Contentful, and serves the site that is built from it. */
async function startLiveSite() {
  rmSync(liveClinic, { recursive: true, force: true });
  const service = await startContentService({ port: ports.liveContent, ...hostFiles(readEmbeddedSpace()) });
  const settings = {
    CONTENTFUL_SPACE_ID: service.spaceId,
    CONTENTFUL_ACCESS_TOKEN: service.accessToken,
    CONTENTFUL_HOST: service.url,
  };
  const env = Object.fromEntries(Object.entries(settings).map(([name, value]) => [`VITE_${name}`, value]));
  cpSync(fixtureClinic, liveClinic, { recursive: true });
  await runNode(['scripts/run/content-pull.ts'], {
    CLINIC_DIR: liveClinic,
    ...settings,
    ...localHosts(service.url),
  });
  const folders = await buildSiteOf(liveClinic, '.local/live', { env });
  const site = await serveSite(folders, ports.liveSite, { withHeaders: true });
  const close = () => Promise.all([site.close(), service.close()]);
  return { service, folder: folders.site, close };
}

type Live = Awaited<ReturnType<typeof startLiveSite>>;

/** Registers hooks that start and stop the site for the tests of a file; `publish` changes its content. */
export function useLiveSite() {
  const live = {} as Live;
  test.describe.configure({ mode: 'default' });
  test.use({ baseURL: `http://127.0.0.1:${ports.liveSite}` });
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    Object.assign(live, await startLiveSite());
  });
  test.afterAll(() => live.close());
  test.beforeEach(({ quiet }) => {
    live.service.setFault(undefined);
    live.service.requests.length = 0;
    quiet.origin = live.service.url;
  });
  return {
    service: () => live.service,
    siteFolder: () => live.folder,
    /** Publishes the fixture as `edit` has changed it, with other files for some assets. */
    publish(edit: (entry: (id: string) => Entry, space: Space) => void, replaced?: Record<string, Buffer>) {
      const space = readEmbeddedSpace();
      edit((id) => space.entries.find(({ sys }) => sys.id === id)!, space);
      live.service.publish(hostFiles(space, replaced));
    },
    /** Resolves once the page has requested the content and read the response. */
    async answered(page: Page) {
      await expect.poll(() => live.service.requests.length).toBeGreaterThan(0);
      // The worker that reads the response ends afterwards.
      await expect.poll(() => page.workers().length).toBe(0);
    },
  };
}
