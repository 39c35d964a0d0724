import { buildFolders } from '../build/build-folders.ts';
import { readEmbeddedSpace } from '../build/read-embedded-space.ts';
import { runChecks, isUntranslated } from '../content/check/all-checks.ts';
import { linesOf } from '../content/check/finding-lines.ts';
import { buildLocalSite } from '../local/local-site.ts';
import { runUntilStopped } from '../local/servers.ts';

await runUntilStopped(async () => {
  await buildLocalSite({ site: true });
  for (const line of linesOf(runChecks(readEmbeddedSpace(), isUntranslated))) console.warn(line);
  console.log(`The site is in ${buildFolders().site}: npm run preview serves it.`);
  return [];
});
