/**
 * `npm run content:push`: uploads the content types, the entries and the files of `content/` into an empty Contentful
 * space, and publishes them. `--dry-run` uploads to a fake in memory, without a token, and prints the content types.
 * `--overwrite` replaces the texts of a space that has entries.
 */
import { fail } from '../content/contentful/managed-space.ts';
import { pushSpace } from '../content/contentful/push-space.ts';

const hasOption = (name: string) => process.argv.includes(name);

await pushSpace({ isDryRun: hasOption('--dry-run'), overwrites: hasOption('--overwrite') }).catch(fail);
