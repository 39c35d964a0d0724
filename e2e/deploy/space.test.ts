import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFolders } from '../../scripts/build/build-folders.ts';
import { readEmbeddedSpace } from '../../scripts/build/read-embedded-space.ts';
import { startContentService } from '../../scripts/local/content-service.ts';
import { serveSite } from '../../scripts/local/static-server.ts';
import { settingsFile } from '../support/clinic-folder.ts';
import { finishContent } from '../support/finished-content.ts';
import { foreignRequests } from '../support/foreign-requests.ts';
import { startRepository } from '../support/git-in.ts';
import { localHosts } from '../support/local-hosts.ts';
import { servedSpace } from '../support/served-space.ts';
import { sitePages } from '../support/site.ts';
import { makeClone, otherFailure, type Clone } from './clone.ts';

let clone: Clone;
beforeAll(async () => {
  clone = makeClone();
  await finishContent(clone.folder);
  clone.write('deployments/clinica-exemplu.env', settingsFile());
});
afterAll(() => rmSync(clone.folder, { recursive: true, force: true }));

/** Variables for a node process in which every connection fails. */
const withoutNetwork = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
    "import net from 'node:net'; net.Socket.prototype.connect = () => { throw new Error('no network'); };",
  )}`,
};

test('a deploy of a space is a pull and a build without the network, and no visitor asks its hosts', async () => {
  const service = await startContentService(await servedSpace(readEmbeddedSpace(clone.folder)));
  const live = {
    SITE_ORIGIN: 'https://proba.exemplu.ro',
    CONTENTFUL_SPACE_ID: service.spaceId,
    CONTENTFUL_HOST: service.url,
    CONTENTFUL_ACCESS_TOKEN: service.accessToken,
  };
  clone.write('deployments/clinica-proba.env', settingsFile(live));
  startRepository(clone.folder);
  try {
    const undecided = await clone.deployCheck();
    expect(undecided.status).toBe(1);
    expect(undecided.output).toContain('Which of clinica-exemplu, clinica-proba?');
    const unpulled = await clone.deployCheck('clinica-proba');
    expect(unpulled.output).toContain('run npm run content:pull -- --project clinica-proba first.');

    const pulled = await clone.run('npm run --silent content:pull', localHosts(service.url));
    expect(pulled.status, pulled.output).toBe(0);
    expect(service.requests.filter(({ path }) => path.endsWith('/entries'))).toHaveLength(2);
  } finally {
    await service.close();
  }
  clone.write('deployments/clinica-proba.env', settingsFile({ ...live, LIVE_REFRESH: 'no' }));
  const { output } = await clone.deployCheck('clinica-proba', withoutNetwork);
  expect(output).not.toMatch(otherFailure);
  expect(output).toContain('ok      content: ');
  const folders = buildFolders({ BUILD_DIR: clone.path('.local/deploy-check/clinica-proba') });
  expect(readFileSync(join(folders.site, 'robots.txt'), 'utf8')).toContain(
    'https://proba.exemplu.ro/sitemap.xml',
  );
  expect(existsSync(join(folders.functions, '.env.clinica-proba'))).toBe(true);

  const texts = [folders.site, folders.functions].flatMap((folder) =>
    globSync('**/*.{html,json,js,css,xml}', { cwd: folder }).map((file) => join(folder, file)),
  );
  expect(texts.filter((file) => readFileSync(file, 'utf8').includes('ctfassets.net/'))).toEqual([]);
  expect(globSync('static/doamna-doctor-*.{avif,webp}', { cwd: folders.site })).toHaveLength(14);
  const site = await serveSite(folders, 0, { withHeaders: true });
  const paths = sitePages.map(({ path }) => path);
  const asked = await foreignRequests(`http://127.0.0.1:${site.port}`, paths).finally(site.close);
  expect(asked).toEqual(Object.fromEntries(paths.map((path) => [path, { count: 0, missing: [] }])));
});
