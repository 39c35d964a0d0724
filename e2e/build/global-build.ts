import '../../scripts/local/use-test-environment.ts';
import { buildLocalSite } from '../../scripts/local/local-site.ts';

/** Builds the site the tests of this folder read, unless it is up to date. */
export const setup = () => buildLocalSite({ site: true });
