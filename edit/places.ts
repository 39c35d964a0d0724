/** Gives each displayed field a number, and marks its texts on the edited pages with the number (`marks.ts`). */
import type { EntryTransform } from '../src/content/check/entry-reader.ts';
import type { VisibleHours } from '../src/content/hours/visible-hours.ts';
import type { PageData } from '../src/content/page/page-data.ts';
import { partFieldId } from '../src/model/define/content-type.ts';
import type { Field } from '../src/model/define/model-field.ts';
import { contentTypeOf } from '../src/model/content-model.ts';
import type { File } from '../src/model/site-content.ts';
import { markUrl, markText, numbersIn, withoutMarks } from './marks.ts';
import { kindOf } from './words.ts';

export type FieldPlace = { entry: string; field: string; locale: string };

type Values = Record<string, unknown>;

const places: FieldPlace[] = [];
const numberByKey = new Map<string, number>();
/** Entry ids by the objects that `markValues` returns. */
const entryIds = new WeakMap<object, string>();

/** A field keeps its number while the server runs, since open pages contain the number. */
function numberOf(place: FieldPlace): number {
  const key = [place.entry, place.field, place.locale].join(' ');
  const number = numberByKey.get(key) ?? places.push(place) - 1;
  numberByKey.set(key, number);
  return number;
}

export const placeByNumber = (number: number): FieldPlace | undefined => places[number];

function placeOfText(text: string): FieldPlace | undefined {
  const [number] = numbersIn(text);
  return number === undefined ? undefined : placeByNumber(number);
}

/** Returns whether a page displays the field's text unchanged. */
const isText = (field: Field) =>
  !field.isCompared && ['line', 'text', 'html', 'lines'].includes(kindOf(field));

function markValue(value: unknown, field: Field, place: FieldPlace): unknown {
  if (field.storage.linkType === 'Asset' && value) {
    return { ...value, url: markUrl((value as File).url, numberOf(place)) };
  }
  if (!isText(field)) return value;
  // The value of a `pairs` field is a list of lists.
  if (Array.isArray(value)) return value.map((each) => markValue(each, field, place));
  return typeof value === 'string' ? markText(value, numberOf(place)) : value;
}

export const markValues: EntryTransform = (values, entry, { localeOfField }) => {
  const { fields = {}, parts = {} } = contentTypeOf(entry.sys.contentType.sys.id) ?? {};

  function markFields(from: Values, idOf: (name: string) => string): Values {
    const marked = Object.entries(from).map(([name, value]) => {
      const id = idOf(name);
      const field = fields[id];
      if (!field) return [name, value];
      const place = { entry: entry.sys.id, field: id, locale: localeOfField(field) };
      return [name, markValue(value, field, place)];
    });
    return Object.fromEntries(marked);
  }

  const markedValues = markFields(values, (name) => name);
  for (const part of Object.keys(parts)) {
    const partValues = values[part] as Values | undefined;
    if (partValues) markedValues[part] = markFields(partValues, (name) => partFieldId(part, name));
  }
  entryIds.set(markedValues, entry.sys.id);
  return markedValues;
};

/** An amount is a formatted number without a mark; the mark in the row's label identifies the entry. */
function markAmounts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(markAmounts);
  if (typeof value !== 'object' || value === null) return value;
  const row = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, markAmounts(each)]));
  const { label, amount } = row;
  const place = typeof label === 'string' ? placeOfText(label) : undefined;
  if (typeof amount !== 'string' || !place) return row;
  const priceField = { ...place, field: 'priceStart' };
  return { ...row, amount: markText(amount, numberOf(priceField)) };
}

/** Marks amounts and opening hours, which are not texts of an entry. */
export function markData(data: PageData): PageData {
  const groups = markAmounts(data.groups) as PageData['groups'];
  const { openingHours, contactDetails } = data.groups;
  if (!openingHours) return { ...data, groups };
  const details = placeOfText(contactDetails?.clinicName ?? '');
  return { ...data, groups: { ...groups, openingHours: markHours(openingHours, details) } };
}

/** `details` is a field of the entry that lists the days off. */
function markHours(openingHours: VisibleHours, details: FieldPlace | undefined): VisibleHours {
  const lines = openingHours.lines.map((line, index) => {
    const entry = entryIds.get(openingHours.week[index] ?? {}) ?? '';
    const mark = (text: string, field: string) => markText(text, numberOf({ entry, field, locale: '' }));
    const hours = line.kind === 'open' ? mark(line.hours, 'spans') : line.hours;
    return { ...line, days: mark(line.days, 'days'), hours };
  });
  // The name of a day off gets the mark of the list of days off, which a click on the day opens.
  const listNumber = details && numberOf({ ...details, field: 'hoursExceptions', locale: '' });
  const exceptions = openingHours.exceptions.map(({ name, ...exception }) => ({
    ...exception,
    name: listNumber === undefined ? name : markText(withoutMarks(name), listNumber),
  }));
  // The word "closed" loses its mark, so that a click on the line of a day off opens the same list.
  const words = { ...openingHours.words, closed: withoutMarks(openingHours.words.closed) };
  return { ...openingHours, lines, exceptions, words };
}
