import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from '../../shared/clinic/folder.ts';

/** Variables for a build: it finds Contentful's hosts of files at a service of this machine. */
export const assetHosts = (service: string) => ({
  ASSET_HOSTS: service,
  NODE_OPTIONS: `--import=${pathToFileURL(join(repository, 'scripts/local/asset-hosts.mjs')).href}`,
});
