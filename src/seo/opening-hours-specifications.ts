import { capitalize } from '../content/hours/format-hours.ts';
import { parseSpan, type OpeningHours, type Weekday } from '../../shared/schedule.ts';

const type = { '@type': 'OpeningHoursSpecification' } as const;

const namesOf = (days: readonly Weekday[]) => days.map(capitalize) as Capitalize<Weekday>[];

function timesOf(span: string) {
  const { opens, closes } = parseSpan(span);
  return { opens, closes: closes === '24:00' ? '23:59' : closes };
}

/** Times of a closed day, since schema.org treats equal times as closed. */
const closedSpans = ['00:00-00:00'];

/** Returns schema.org's properties for the opening hours, without days by appointment. */
export function openingHoursSpecifications({ week, exceptions }: OpeningHours) {
  const ofWeek = week.flatMap(({ days, spans = [] }) =>
    spans.map((span) => ({ ...type, dayOfWeek: namesOf(days), ...timesOf(span) })),
  );
  const ofExceptions = exceptions.flatMap(({ from, to = from, days, spans = [] }) => {
    const shownSpans = spans.length > 0 ? spans : closedSpans;
    return shownSpans.map((span) => ({
      ...type,
      ...(days && { dayOfWeek: namesOf(days) }),
      validFrom: from,
      validThrough: to,
      ...timesOf(span),
    }));
  });
  return {
    ...(ofWeek.length > 0 && { openingHoursSpecification: ofWeek }),
    ...(ofExceptions.length > 0 && { specialOpeningHoursSpecification: ofExceptions }),
  };
}
