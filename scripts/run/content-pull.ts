/**
 * `npm run content:pull`: brings the live space back into `content/`, and files that are new there into `brand/`.
 * What editors changed shows in `git diff`, and nothing else.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { clinicFolder } from '../../shared/clinic/folder.ts';
import { fail, managedSpace } from '../content/contentful/configuration.ts';
import { toContentFiles } from '../content/contentful/content-files.ts';
import { exportSpace } from '../content/contentful/export-space.ts';
import { type Download, withOwnFiles } from '../content/contentful/own-files.ts';
import { pathOfContentFile, readContentFolder, readEmbeddedSpace } from '../build/read-embedded-space.ts';

async function download({ from, to }: Download) {
  const response = await fetch(from, { signal: AbortSignal.timeout(60_000) });
  if (!response.ok) throw new Error(`${from} answered ${response.status}.`);
  await mkdir(dirname(join(clinicFolder(), to)), { recursive: true });
  await writeFile(join(clinicFolder(), to), Buffer.from(await response.arrayBuffer()));
  console.log(`fetched ${to.slice(1)}`);
}

async function pull() {
  const deliveryToken = process.env.CONTENTFUL_ACCESS_TOKEN;
  if (!deliveryToken) {
    console.warn('warning: without CONTENTFUL_ACCESS_TOKEN changes come along that are not published yet.');
  }
  const live = await exportSpace(managedSpace(), { deliveryToken });
  const { assets, downloads } = withOwnFiles(live.assets, readEmbeddedSpace());
  const current = readContentFolder();
  const files = await toContentFiles({ ...live, assets }, current);

  for (const file of downloads) await download(file);
  for (const file of Object.keys(current)) {
    if (!Object.hasOwn(files, file)) await rm(pathOfContentFile(file));
  }
  for (const [file, text] of Object.entries(files)) await writeFile(pathOfContentFile(file), text);
  console.log(
    `${live.entries.length} entries and ${live.assets.length} assets are in content/: see git diff.`,
  );
}

await pull().catch(fail);
