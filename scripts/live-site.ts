import {
  localAccessToken,
  localSpaceId,
  startContentService,
} from './content-service/start-content-service.ts';
import { makeIfStale } from './fingerprint.ts';
import { siteInputs } from './local-site.ts';
import { ports } from './ports.ts';
import { run } from './processes.ts';
import { serveFolder } from './static-server.ts';

const folder = 'dist-live';
const url = `http://127.0.0.1:${ports.liveSite}`;

const space = {
  CONTENTFUL_SPACE_ID: localSpaceId,
  CONTENTFUL_ACCESS_TOKEN: localAccessToken,
  CONTENTFUL_HOST: `http://127.0.0.1:${ports.liveContent}`,
};
const spaceOfBrowser = Object.fromEntries(
  Object.entries(space).map(([name, value]) => [`VITE_${name}`, value]),
);

/**
 * A site that looks for newer content, and the content service it was built from and asks. Its contents begin as the
 * embedded space each time, so that a build stays good until a file changes.
 */
export async function startLiveSite() {
  const service = await startContentService({ port: ports.liveContent });
  try {
    await makeIfStale(`${folder}/index.html`, siteInputs, () =>
      run(['scripts/build.ts'], { ...space, ...spaceOfBrowser, BUILD_DIR: folder }),
    );
    const site = await serveFolder(folder, ports.liveSite);
    const close = async () => {
      await Promise.all([site.close(), service.close()]);
    };
    return { url, service, close };
  } catch (error) {
    await service.close();
    throw error;
  }
}
