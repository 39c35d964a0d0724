import '../../scripts/local/use-test-environment.ts';
import { buildLocalSite } from '../../scripts/local/local-site.ts';
import { buildSecondSite } from '../support/other-clinics.ts';

/** Builds the sites the tests of this folder read, unless they are up to date. */
export async function setup() {
  await buildLocalSite({ site: true });
  await buildSecondSite();
}
