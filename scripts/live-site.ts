import { join } from 'node:path';
import { buildFolders } from './build-folders.ts';
import { startContentService } from './content-service/start-content-service.ts';
import { buildIfChanged } from './build-cache.ts';
import { siteInputs } from './local-site.ts';
import { run } from './processes.ts';
import { serveSite } from './static-server.ts';

/** A name for the build, and where it is served. */
type LivePlace = { name: string; sitePort: number; contentPort: number };

/**
 * A site that looks for newer content, and the content service it was built from and asks. Its contents begin as the
 * embedded space each time, so that a build stays good until a file changes.
 */
export async function startLiveSite({ name, sitePort, contentPort }: LivePlace) {
  const service = await startContentService({ port: contentPort });
  const space = {
    CONTENTFUL_SPACE_ID: service.spaceId,
    CONTENTFUL_ACCESS_TOKEN: service.accessToken,
    CONTENTFUL_HOST: service.url,
  };
  const spaceOfBrowser = Object.fromEntries(
    Object.entries(space).map(([variable, value]) => [`VITE_${variable}`, value]),
  );
  try {
    const env = { ...space, ...spaceOfBrowser, BUILD_DIR: `.local/${name}` };
    const folders = buildFolders(env);
    await buildIfChanged(
      join(folders.site, 'index.html'),
      siteInputs(),
      () => run(['scripts/build-site.ts'], env),
      service.url,
    );
    const site = await serveSite(folders, sitePort);
    const close = async () => {
      await Promise.all([site.close(), service.close()]);
    };
    return { url: `http://127.0.0.1:${sitePort}`, service, close };
  } catch (error) {
    await service.close();
    throw error;
  }
}
