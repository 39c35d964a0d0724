import type { Finding } from '../../finding.ts';
import type { Space } from '../../space.ts';
import { findingAt, textsOf } from './texts.ts';

const message =
  'It opens the front page of the map; find the clinic on the map, copy the link to that place, and put it here.';

function isFrontPage(address: string): boolean {
  const { pathname, search, hash } = new URL(address);
  return pathname === '/' && search === '' && hash === '';
}

export function findMapsWithoutPlace(space: Space): Finding[] {
  return textsOf(space)
    .filter(({ contentType, field }) => contentType === 'contactDetails' && field === 'mapUrl')
    .filter(({ text }) => URL.canParse(text) && isFrontPage(text))
    .map((written) => findingAt(written, message));
}
