import { isLink, linkTo } from '../../src/content/contentful/space.ts';
import { type Change, type LocalizedFields, type Published, type PublishedSpace } from './published-space.ts';

/** How the service can fail while answering. `times` is how many answers fail; without it, all of them. */
type AnswerFault =
  | { name: 'rate-limit'; times?: number; /** seconds */ reset?: number }
  | { name: 'unavailable'; times?: number }
  | { name: 'slow'; ms?: number; times?: number }
  | { name: 'hanging'; times?: number }
  | { name: 'html'; times?: number }
  | { name: 'truncated'; times?: number }
  /** The connection is lost in the middle of the answer. */
  | { name: 'broken-off'; times?: number };
/** How the contents can be wrong. Without an entry it is the first one that has what the fault breaks. */
type ContentFault =
  | { name: 'missing-locale'; entry?: string; locale?: string }
  | { name: 'broken-link'; entry?: string }
  /** Without an entry: every HTML field of the space. */
  | { name: 'script-in-html'; entry?: string; html?: string };
export type Fault = AnswerFault | ContentFault;
export type FaultName = Fault['name'];

export const faultNames = [
  'rate-limit',
  'unavailable',
  'slow',
  'hanging',
  'html',
  'truncated',
  'broken-off',
  'missing-locale',
  'broken-link',
  'script-in-html',
] as const satisfies FaultName[];

export function isFaultName(name: string): name is FaultName {
  return (faultNames as readonly string[]).includes(name);
}

export function isContentFault(fault: Fault): fault is ContentFault {
  return ['missing-locale', 'broken-link', 'script-in-html'].includes(fault.name);
}

const hostileHtml = '<script>throw new Error("script in HTML ran")</script><img src="x" onerror="throw 1">';

type Values = Record<string, unknown>;
/** The values a field has after the fault; undefined when the fault leaves it alone. */
type Break = (values: Values) => Values | undefined;

function withoutLocale(locale: string): Break {
  return (values) =>
    Object.keys(values).length > 1 && locale in values ? { [locale]: undefined } : undefined;
}

const withBrokenLink: Break = (values) => {
  for (const [locale, value] of Object.entries(values)) {
    if (isLink(value)) return { [locale]: linkTo(value.sys.linkType, 'nothing') };
    if (Array.isArray(value) && isLink(value[0])) {
      return { [locale]: [linkTo(value[0].sys.linkType, 'nothing'), ...value.slice(1)] };
    }
  }
  return undefined;
};

function withHtml(html: string): Break {
  return (values) => {
    const marked = Object.entries(values).filter(
      ([, value]) => typeof value === 'string' && value.startsWith('<'),
    );
    if (marked.length === 0) return undefined;
    return Object.fromEntries(marked.map(([locale, value]) => [locale, html + String(value)]));
  };
}

function breakOf(fault: ContentFault): Break {
  switch (fault.name) {
    case 'missing-locale':
      return withoutLocale(fault.locale ?? 'en-US');
    case 'broken-link':
      return withBrokenLink;
    case 'script-in-html':
      return withHtml(fault.html ?? hostileHtml);
  }
}

function changesOf({ fields }: Published, breakValues: Break): LocalizedFields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, values]): [string, Values][] => {
      const broken = breakValues(values);
      return broken ? [[field, broken]] : [];
    }),
  );
}

/** The edits that bring a fault into the contents. */
export function changesFor(fault: ContentFault, space: PublishedSpace): Change[] {
  const breakValues = breakOf(fault);
  const all = [...space.entries.values()]
    .filter(({ sys }) => fault.entry === undefined || sys.id === fault.entry)
    .map((entry): Change => ({ id: entry.sys.id, fields: changesOf(entry, breakValues) }))
    .filter(({ fields }) => Object.keys(fields).length > 0);
  return fault.name === 'script-in-html' ? all : all.slice(0, 1);
}
