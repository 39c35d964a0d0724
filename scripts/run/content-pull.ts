/**
 * `npm run content:pull`: brings the live space back into `content/`, and files that are new there into `brand/`.
 * What editors changed shows in `git diff`, and nothing else.
 */
import { fail } from '../content/contentful/managed-space.ts';
import { pullSpace } from '../content/contentful/pull-space.ts';

await pullSpace().catch(fail);
