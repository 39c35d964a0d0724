import { findExamples, findUnread, type Review } from './review.ts';
import type { Space } from '../../../src/content/source/space.ts';
import { contentTypeOf } from '../../../src/model/content-model.ts';

/** A line for each kind of example, and one for all texts that nobody has compared. */
export function waitingIn(space: Space, review: Review): string[] {
  const byType = Map.groupBy(findExamples(space, review), ({ contentType }) => contentType);
  const examples = [...byType].map(([id, findings]) => {
    const names = findings.map(({ entry, field }) => `${entry}.${field}`).join(', ');
    return `${contentTypeOf(id)?.name}: ${findings.length} examples, true of nobody yet: ${names}`;
  });
  const unread = findUnread(space, review);
  if (unread.length === 0) return examples;
  const first = unread.slice(0, 10).join(', ') + (unread.length > 10 ? ' …' : '');
  return [
    ...examples,
    `${unread.length} texts are new or changed in every language; read and confirm them: ${first}`,
  ];
}
