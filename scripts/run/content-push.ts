/**
 * `npm run content:push`: puts the model, the entries and the files of `content/` into an empty Contentful space and
 * publishes them. `--dry-run` does all of it in memory, without a token, and prints the content types. `--overwrite` pushes
 * into a space that has entries, whose words are replaced.
 */
import { fail } from '../content/contentful/managed-space.ts';
import { pushSpace } from '../content/contentful/push-space.ts';

const hasOption = (name: string) => process.argv.includes(name);

await pushSpace({ isRehearsal: hasOption('--dry-run'), overwrites: hasOption('--overwrite') }).catch(fail);
