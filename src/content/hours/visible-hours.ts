import type { DayKind, HoursException, OpeningHours } from '../../../shared/schedule.ts';
import type { Language } from '../../../shared/languages.ts';
import type { HoursTexts, SiteContent } from '../../model/site-content.ts';
import { calendarNames, daysInWords, spansInWords, type CalendarNames } from './hours-in-words.ts';

type HoursLine = { days: string; hours: string; kind: DayKind };

export type NamedException = HoursException & { name: string };

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
