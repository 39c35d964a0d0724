import type { DayKind, HoursException, OpeningHours } from '../../../shared/opening-hours.ts';
import type { Language } from '../../language/languages.ts';
import type { HoursTexts, SiteContent } from '../site-content.ts';
import {
  calendarNames,
  datesInWords,
  daysInWords,
  spansInWords,
  type CalendarNames,
} from './hours-in-words.ts';

/** `Luni – vineri`, `08:00 – 20:00` */
export type HoursLine = { days: string; hours: string; kind: DayKind };

export type ShownException = HoursException & {
  name: string;
  /** `25 și 26 decembrie: închis (Crăciunul)` */
  line: string;
};

/** The opening hours as a page carries them: for its visitors in words, and as they are to be evaluated. */
export type ShownHours = OpeningHours<ShownException> & {
  lines: HoursLine[];
  names: CalendarNames;
  words: HoursTexts;
};

export function shownHours(
  { contactDetails, hoursTexts }: Pick<SiteContent, 'contactDetails' | 'hoursTexts'>,
  language: Language,
): ShownHours {
  const { openingHours, hoursExceptions = [] } = contactDetails;
  const names = calendarNames(language);
  const hoursOf = (kind: DayKind, spans: readonly string[] = []) =>
    kind === 'open' ? spansInWords(spans, language) : hoursTexts[kind];
  return {
    week: openingHours,
    exceptions: hoursExceptions.map((exception) => {
      const { name, from, to = from, spans = [] } = exception;
      const hours = hoursOf(spans.length > 0 ? 'open' : 'closed', spans);
      return { ...exception, line: `${datesInWords(from, to, names, language)}: ${hours} (${name})` };
    }),
    lines: openingHours.map(({ days, kind, spans }) => ({
      days: daysInWords(days, names, language),
      hours: hoursOf(kind, spans),
      kind,
    })),
    names,
    words: hoursTexts,
  };
}
