import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from '../../shared/clinic/folder.ts';

/** Variables for a process that finds the hosts it asks at a server of this machine. */
export const localHosts = (server: string) => ({
  LOCAL_HOSTS: server,
  NODE_OPTIONS: `--import=${pathToFileURL(join(repository, 'scripts/local/local-hosts.mjs')).href}`,
});
