/**
 * `npm run content:pull`: writes the published content of the Contentful space into `content/`, and its new files into
 * `brand/`. The environment or `deployments/` names the space; `-- --project <id>` selects that of one deployment.
 */
import { parseArgs } from 'node:util';
import { fail } from '../content/contentful/managed-space.ts';
import { pullSpace } from '../clinic/pull/pull-space.ts';

const { values } = parseArgs({ options: { project: { type: 'string' } } });
await pullSpace(values.project).catch(fail);
