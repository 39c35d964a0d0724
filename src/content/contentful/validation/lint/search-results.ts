import type { Finding } from '../../finding.ts';
import type { Space } from '../../space.ts';
import { findingAt, textsOf } from './texts.ts';

const shown: Record<string, number> = { title: 60, description: 160 };

export function findCutResults(space: Space): Finding[] {
  return textsOf(space).flatMap((written) => {
    const limit = written.contentType === 'pageMeta' ? shown[written.field] : undefined;
    const length = [...written.text.trim()].length;
    if (limit === undefined || length <= limit) return [];
    const message = `It has ${length} characters and a results page shows ${limit}; shorten it by ${length - limit}.`;
    return [findingAt(written, message)];
  });
}
