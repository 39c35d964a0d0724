import type { Finding } from '../../finding.ts';
import type { Space } from '../../space.ts';
import { findingAt, textsOf } from './texts.ts';

const address = /(?:webgate\.)?ec\.europa\.eu\/(?:consumers\/)?odr/i;

const message =
  "The EU's platform for online disputes has been closed; remove the link and name ANPC's, https://reclamatiisal.anpc.ro/.";

/** Links to the EU's platform for online disputes, which closed on 20 July 2025. */
export function findClosedPlatform(space: Space): Finding[] {
  return textsOf(space)
    .filter(({ text }) => address.test(text))
    .map((written) => findingAt(written, message));
}
