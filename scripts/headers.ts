/**
 * `npm run headers`: writes the headers of a build of the clinic's content into firebase.json. The build of a deployment
 * does it by itself; without one, it is for whoever changes styles, the loader or a header.
 */
import { buildFolders } from './build-folders.ts';
import { readFirebaseConfig, writeDeployedHosting } from './firebase-config.ts';
import { buildLocalSite } from './local-site.ts';

await buildLocalSite({ site: true });
await writeDeployedHosting(await readFirebaseConfig(buildFolders().config));
