import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { contentTypeOf } from '../../../src/model/content-model.ts';
import type { Term } from '../../../src/model/define/content-type.ts';
import { problem } from '../../../src/model/define/problems.ts';
import { defaultLocaleOf } from '../../../src/content/check/space-index.ts';
import { exampleFinder, fieldsOf, isConfirmed, type Reviewed } from './review.ts';

type ConfirmedText = {
  term: Term;
  entry: string;
  contentType: string;
  field: string;
  name: string;
  /** Absent until somebody confirms the text. */
  confirmedOn?: string;
  /** Absent for an example. */
  dueOn?: string;
};

function monthsLater(date: string, months: number): string {
  const later = new Date(date);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later.toISOString().slice(0, 10);
}

/** Texts that somebody confirms from time to time; nobody confirms examples. */
function textsWithTerm({ space, review }: Reviewed): ConfirmedText[] {
  const isExample = exampleFinder(space);
  return fieldsOf(space, review).flatMap((each): ConfirmedText[] => {
    const { entry, contentType, field, name, confirmedOn } = each;
    const term = contentTypeOf(contentType)?.term;
    if (!term || !isConfirmed(each) || isExample(each)) return [];
    const dueOn = confirmedOn && monthsLater(confirmedOn, term.months);
    return [{ term, entry, contentType, field, name, ...(dueOn && { confirmedOn, dueOn }) }];
  });
}

/** One line for each entry that `by` confirms: its oldest text. */
export function linesFor(by: Term['by'], subject: Reviewed): string[] {
  const texts = textsWithTerm(subject).filter(({ term }) => term.by === by);
  const byEntry = Map.groupBy(texts, ({ entry }) => entry);
  return [...byEntry].map(([id, own]) => {
    const { contentType } = own[0] ?? { contentType: '' };
    const { name = '', titleField = '' } = contentTypeOf(contentType) ?? {};
    const entry = subject.space.entries.find(({ sys }) => sys.id === id);
    const title = String(entry?.fields[titleField]?.[defaultLocaleOf(subject.space)] ?? '');
    const [oldest] = own.toSorted((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? ''));
    const state = oldest?.dueOn
      ? `confirmed on ${oldest.confirmedOn}, again by ${oldest.dueOn}`
      : 'not confirmed yet';
    return `${name} „${title}” (${id}): ${state}`;
  });
}

/** Texts to confirm again. `findUnread` finds those that nobody has read in every language. */
export function findDueTexts(subject: Reviewed & { today: string }): ContentFinding[] {
  return textsWithTerm(subject).flatMap(({ term, entry, contentType, field, name, confirmedOn, dueOn }) => {
    const place = { entry, contentType, field, locale: 'all' };
    if (!confirmedOn || !dueOn) {
      return subject.review.has(name) ? [{ ...problem('unconfirmed', { name: entry }), place }] : [];
    }
    if (dueOn > subject.today) return [];
    return [{ ...problem('due', { date: confirmedOn, months: term.months, name: entry }), place }];
  });
}
