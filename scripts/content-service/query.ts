/** Filters, order, selection and paging of the delivery API's collections. */
import { invalidQuery, Refusal } from './api-answer.ts';

type Item = { [key: string]: unknown };

const options = new Set([
  'access_token',
  'content_type',
  'include',
  'limit',
  'locale',
  'order',
  'select',
  'skip',
]);
const largestPage = 1000;

function refuse(name: string, details: string): never {
  throw new Refusal(invalidQuery({ name, details }));
}

/** A whole number from the query, within its limits. */
export function numberOf(query: URLSearchParams, name: string, fallback: number, largest = Infinity): number {
  const text = query.get(name);
  if (text === null) return fallback;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > largest) refuse(name, `"${text}" is not between 0 and ${largest}.`);
  return number;
}

function valueAt(item: Item, path: string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return item;
  const value = item[key];
  if (rest.length === 0 || typeof value !== 'object' || value === null)
    return rest.length ? undefined : value;
  if (!Array.isArray(value)) return valueAt(value as Item, rest);
  return value.map((part) => valueAt(part as Item, rest));
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

type Test = (value: unknown, wanted: string) => boolean;
const equals: Test = (value, wanted) => listOf(value).some((one) => String(one) === wanted);
const isOneOf: Test = (value, wanted) => wanted.split(',').some((one) => equals(value, one));

/** Numbers by size, everything else (times among it) by its letters. */
function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number') return a - Number(b);
  return String(a ?? '') < String(b ?? '') ? -1 : Number(String(a ?? '') > String(b ?? ''));
}

const tests: Record<string, Test> = {
  '': equals,
  ne: (value, wanted) => !equals(value, wanted),
  in: isOneOf,
  nin: (value, wanted) => !isOneOf(value, wanted),
  all: (value, wanted) => wanted.split(',').every((one) => equals(value, one)),
  exists: (value, wanted) => (value !== undefined) === (wanted === 'true'),
  gt: (value, wanted) => value !== undefined && compare(value, wanted) > 0,
  gte: (value, wanted) => value !== undefined && compare(value, wanted) >= 0,
  lt: (value, wanted) => value !== undefined && compare(value, wanted) < 0,
  lte: (value, wanted) => value !== undefined && compare(value, wanted) <= 0,
  match: (value, wanted) =>
    String(value ?? '')
      .toLowerCase()
      .includes(wanted.toLowerCase()),
};

/** A known path; one into fields needs the content type, as fields of several types may share a name. */
function pathOf(written: string, query: URLSearchParams, needsType: boolean): string[] {
  const path = written.split('.');
  if (path.length < 2 || !['sys', 'fields'].includes(path[0] ?? '')) {
    refuse(written, `The path "${written}" is not recognized`);
  }
  if (needsType && path[0] === 'fields' && !query.has('content_type')) {
    refuse(written, 'A Content Type ID is required.');
  }
  return path;
}

/** The items that fit every filter of the query. */
export function filter<T extends Item>(items: T[], query: URLSearchParams, needsType: boolean): T[] {
  return [...query].reduce((rest, [name, wanted]) => {
    if (options.has(name)) return rest;
    const [, written = name, operator = ''] = /^([^[]+)(?:\[(\w+)\])?$/.exec(name) ?? [];
    const test = tests[operator];
    if (!test) return refuse(name, `The operator "${operator}" is not recognized`);
    const path = pathOf(written, query, needsType);
    return rest.filter((item) => test(valueAt(item, path), wanted));
  }, items);
}

/** Sorted as the query says; without a word, the newest first. Equals stand by their id, so that pages do not overlap. */
export function sort<T extends Item>(items: T[], query: URLSearchParams, needsType: boolean): T[] {
  const written = (query.get('order') ?? '-sys.updatedAt').split(',');
  const keys = [...written, 'sys.id'].map((key) => ({
    sign: key.startsWith('-') ? -1 : 1,
    path: pathOf(key.replace(/^-/, ''), query, needsType),
  }));
  return items.toSorted((a, b) => {
    for (const { sign, path } of keys) {
      const difference = sign * compare(valueAt(a, path), valueAt(b, path));
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

/** One page of the items, as the API's collections are. */
export function pageOf<T>(items: T[], query: URLSearchParams) {
  const skip = numberOf(query, 'skip', 0);
  const limit = numberOf(query, 'limit', 100, largestPage);
  const page = items.slice(skip, skip + limit);
  return { sys: { type: 'Array' }, total: items.length, skip, limit, items: page };
}

/** The selected parts of an item: `sys`, `fields`, or properties of them. */
export function select(item: Item, query: URLSearchParams, needsType: boolean): Item {
  const selection = query.get('select')?.split(',');
  if (!selection) return item;
  const result: Item = {};
  for (const written of selection) {
    const [part = '', key] = ['sys', 'fields', 'metadata'].includes(written)
      ? [written]
      : pathOf(written, query, needsType);
    const held = item[part] as Item | undefined;
    if (!key) result[part] = held;
    else if (held && key in held) result[part] = { ...(result[part] as Item), [key]: held[key] };
    else result[part] ??= {};
  }
  return result;
}
