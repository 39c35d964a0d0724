/**
 * `npm run content:pull`: downloads the live space into `content/`, and its new files into `brand/`. `git diff` shows
 * only the editors' changes.
 */
import { fail } from '../content/contentful/managed-space.ts';
import { pullSpace } from '../content/contentful/pull-space.ts';

await pullSpace().catch(fail);
