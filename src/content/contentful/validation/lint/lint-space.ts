import type { Finding } from '../../finding.ts';
import type { Space } from '../../space.ts';
import { findClaims } from './claims.ts';
import { findClosedPlatform } from './closed-platform.ts';
import { findDeadLinks } from './dead-links.ts';
import { findMapsWithoutPlace } from './map-link.ts';
import { findUndescribedPictures } from './pictures.ts';
import { findRepeatedIndexes } from './repeated-index.ts';
import { findCutResults } from './search-results.ts';

/** What a sound space should still not say or lack; the site can be built from it all the same. */
export function lintSpace(space: Space): Finding[] {
  return [
    ...findRepeatedIndexes(space),
    ...findDeadLinks(space),
    ...findUndescribedPictures(space),
    ...findCutResults(space),
    ...findClaims(space),
    ...findClosedPlatform(space),
    ...findMapsWithoutPlace(space),
  ];
}
