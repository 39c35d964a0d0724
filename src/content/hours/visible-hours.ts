import type { DayKind, HoursException, OpeningHours } from '../../../shared/schedule.ts';
import type { Language } from '../../../shared/languages.ts';
import type { HoursTexts, SiteContent } from '../../model/site-content.ts';
import { calendarNames, daysInWords, spansInWords, type CalendarNames } from './hours-in-words.ts';

/** `Luni – vineri`, `08:00 – 20:00` */
export type HoursLine = { days: string; hours: string; kind: DayKind };

export type NamedException = HoursException & { name: string };

/** The opening hours as a page carries them: for its visitors in words, and as they are to be evaluated. */
export type VisibleHours = OpeningHours<NamedException> & {
  lines: HoursLine[];
  names: CalendarNames;
  words: HoursTexts;
};

export function visibleHours(
  { contactDetails, hoursTexts }: Pick<SiteContent, 'contactDetails' | 'hoursTexts'>,
  language: Language,
): VisibleHours {
  const { openingHours, hoursExceptions = [] } = contactDetails;
  const names = calendarNames(language);
  return {
    week: openingHours,
    exceptions: hoursExceptions,
    lines: openingHours.map(({ days, kind, spans = [] }) => ({
      days: daysInWords(days, names, language),
      hours: kind === 'open' ? spansInWords(spans, language) : hoursTexts[kind],
      kind,
    })),
    names,
    words: hoursTexts,
  };
}
