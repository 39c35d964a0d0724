/**
 * `npm run content:pull`: brings the live space back into `content/`, and files that are new there into `brand/`.
 * `git diff` shows only the editors' changes.
 */
import { fail } from '../content/contentful/managed-space.ts';
import { pullSpace } from '../content/contentful/pull-space.ts';

await pullSpace().catch(fail);
