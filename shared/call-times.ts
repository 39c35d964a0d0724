import type { WallTime } from './clock.ts';
import { addDays, spansOn, type OpeningHours, type Span } from './schedule.ts';

const dayParts = {
  morning: { opens: '00:00', closes: '12:00' },
  afternoon: { opens: '12:00', closes: '17:00' },
  evening: { opens: '17:00', closes: '24:00' },
} as const satisfies Record<string, Span>;

export type DayPart = keyof typeof dayParts;

const dayPartNames = Object.keys(dayParts) as DayPart[];

export type CallTime = Span & { date: string; part: DayPart };

/** Days searched: until the first offer, and after it at most a week, so that no weekday appears twice. */
const reach = { first: 30, others: 6 } as const;

const codePattern = /^(\d{4}-\d\d-\d\d) (\d\d:[0-5]\d)-(\d\d:[0-5]\d)$/;

function isDate(date: string): boolean {
  const instant = Date.parse(date);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date);
}

/** `2026-11-30 08:00-12:00`: with the hours, so that readers do not need the clinic's. */
export function callTimeCode({ date, opens, closes }: CallTime): string {
  return `${date} ${opens}-${closes}`;
}

export function parseCallTime(code: unknown): CallTime | undefined {
  const [, date = '', opens = '', closes = ''] = codePattern.exec(typeof code === 'string' ? code : '') ?? [];
  const part = dayPartNames.find((name) => dayParts[name].opens <= opens && closes <= dayParts[name].closes);
  return part && opens < closes && isDate(date) ? { date, part, opens, closes } : undefined;
}

function callTimesOn(hours: OpeningHours, date: string): CallTime[] {
  const spans = spansOn(hours, date);
  return dayPartNames.flatMap((part) => {
    const { opens: from, closes: to } = dayParts[part];
    const open = spans.filter(({ opens, closes }) => opens < to && closes > from);
    const [first, last] = [open.at(0), open.at(-1)];
    if (!first || !last) return [];
    const opens = first.opens > from ? first.opens : from;
    return [{ date, part, opens, closes: last.closes < to ? last.closes : to }];
  });
}

/** Grouped by day: the first day with call times, and the six days after it. */
export function offeredCallTimes(hours: OpeningHours, now: WallTime): CallTime[][] {
  const days: CallTime[][] = [];
  let last = addDays(now.date, reach.first);
  for (let { date } = now; date <= last; date = addDays(date, 1)) {
    const times = callTimesOn(hours, date).filter(({ opens }) => date > now.date || opens > now.time);
    if (times.length === 0) continue;
    if (days.length === 0) last = addDays(date, reach.others);
    days.push(times);
  }
  return days;
}

/** A chosen time stays valid while the clinic can still call in it. */
export function isOffered(
  { date, part, opens, closes }: CallTime,
  hours: OpeningHours,
  now: WallTime,
): boolean {
  const isOver = date < now.date || (date === now.date && closes <= now.time);
  if (isOver || date > addDays(now.date, reach.first + reach.others)) return false;
  return callTimesOn(hours, date).some(
    (each) => each.part === part && each.opens <= opens && closes <= each.closes,
  );
}
