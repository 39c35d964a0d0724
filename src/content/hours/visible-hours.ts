import { calendarNames, type CalendarNames } from '../../../shared/format-date.ts';
import {
  effectiveWeek,
  type DayKind,
  type HoursException,
  type OpeningHours,
  type OpeningRow,
} from '../../../shared/schedule.ts';
import { tagOf, type Language } from '../../../shared/languages.ts';
import type { HoursTexts, SiteContent } from '../../model/site-content.ts';
import { capitalize, formatDays, formatSpans } from './format-hours.ts';

type HoursLine = { days: string; hours: string; kind: DayKind };

/** `lang` is set for a name that is not translated. */
export type NamedException = HoursException & { name: string; lang?: string | undefined };

export type VisibleHours = OpeningHours<NamedException> & {
  lines: HoursLine[];
  names: CalendarNames;
  words: HoursTexts;
};

export function visibleHours(
  { contactDetails, hoursTexts: words }: Pick<SiteContent, 'contactDetails' | 'hoursTexts'>,
  language: Language,
): VisibleHours {
  const { openingHours, hoursExceptions = [] } = contactDetails;
  const names = calendarNames(tagOf(language));
  return {
    week: openingHours,
    exceptions: hoursExceptions,
    lines: linesOf(openingHours, { names, words }, language),
    names,
    words,
  };
}

function linesOf(
  rows: readonly OpeningRow[],
  { names, words }: Pick<VisibleHours, 'names' | 'words'>,
  language: Language,
): HoursLine[] {
  return rows.map(({ days, kind, spans = [] }) => ({
    days: capitalize(formatDays(days, names, language)),
    hours: kind === 'open' ? formatSpans(spans, language) : words[kind],
    kind,
  }));
}

/** Returns the week's lines at a date; a season, which is an exception with `days`, replaces the lines of its weekdays. */
export function linesOn(date: string | undefined, hours: VisibleHours, language: Language): HoursLine[] {
  const week = date ? effectiveWeek(hours, date) : hours.week;
  return week === hours.week ? hours.lines : linesOf(week, hours, language);
}
