import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The import map of a built site: what each of its scripts holds, by its address. Browsers run nothing else there, since
 * the policy names the map by its own hash.
 */
export async function importMapOf(site: string): Promise<string> {
  const integrity: Record<string, string> = {};
  for await (const file of glob('{static/*.js,sw.js}', { cwd: site })) {
    const hash = createHash('sha256').update(await readFile(join(site, file)));
    integrity[`/${file.replaceAll('\\', '/')}`] = `sha256-${hash.digest('base64')}`;
  }
  const sorted = Object.fromEntries(Object.entries(integrity).toSorted());
  return `<script type="importmap">${JSON.stringify({ integrity: sorted })}</script>`;
}
