import '../../scripts/local/use-test-environment.ts';
import { buildLocalSite } from '../../scripts/local/local-site.ts';
import { buildSecondSite } from '../support/other-clinics.ts';

export async function setup() {
  await buildLocalSite({ site: true });
  await buildSecondSite();
}
