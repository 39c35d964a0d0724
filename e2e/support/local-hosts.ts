import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from '../../shared/clinic/folder.ts';

/** Environment variables that redirect a process's https requests to a local server. */
export const localHosts = (server: string) => ({
  LOCAL_HOSTS: server,
  NODE_OPTIONS: `--import=${pathToFileURL(join(repository, 'scripts/local/local-hosts.mjs')).href}`,
});
