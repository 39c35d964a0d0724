import { type Entry, isLink, linkTo } from '../../src/content/contentful/space.ts';
import type { Change, PublishedSpace } from './published-space.ts';

/** How the service can fail while answering. `times` is how many answers fail; without it, all of them. */
type AnswerFault =
  | { name: 'rate-limit'; times?: number; /** seconds */ reset?: number }
  | { name: 'slow'; times?: number; ms?: number }
  /** `broken-off`: the connection is lost in the middle of the answer. */
  | { name: 'unavailable' | 'hanging' | 'html' | 'truncated' | 'broken-off'; times?: number };
/** How the contents can be wrong. Without an entry it is the first one that has what the fault breaks. */
type ContentFault =
  | { name: 'missing-locale'; entry?: string }
  | { name: 'broken-link'; entry?: string }
  /** Without an entry: every HTML field of the space. */
  | { name: 'script-in-html'; entry?: string; html?: string };
export type Fault = AnswerFault | ContentFault;

export function isContentFault(fault: Fault): fault is ContentFault {
  return ['missing-locale', 'broken-link', 'script-in-html'].includes(fault.name);
}

const hostileHtml = '<script>throw new Error("script in HTML ran")</script><img src="x" onerror="throw 1">';

type Values = Record<string, unknown>;

function withBrokenLink(value: unknown): unknown {
  if (Array.isArray(value)) return [withBrokenLink(value[0]), ...value.slice(1)];
  return isLink(value) ? linkTo(value.sys.linkType, 'nothing') : value;
}

/** The values of a field that are others with the fault. */
function brokenValues(fault: ContentFault, values: Values): Values {
  const all = Object.entries(values);
  switch (fault.name) {
    case 'missing-locale':
      return all.length > 1 ? { 'en-US': undefined } : {};
    case 'broken-link': {
      const linked = all.filter(([, value]) => isLink(Array.isArray(value) ? value[0] : value));
      return Object.fromEntries(linked.map(([locale, value]) => [locale, withBrokenLink(value)]));
    }
    case 'script-in-html': {
      const marked = all.filter(([, value]) => typeof value === 'string' && value.startsWith('<'));
      const { html = hostileHtml } = fault;
      return Object.fromEntries(marked.map(([locale, value]) => [locale, html + String(value)]));
    }
  }
}

function brokenFields(fault: ContentFault, fields: Entry['fields']): Entry['fields'] {
  const broken = Object.entries(fields).map(
    ([field, values]) => [field, brokenValues(fault, values)] as const,
  );
  return Object.fromEntries(broken.filter(([, values]) => Object.keys(values).length > 0));
}

/** The edits that bring a fault into the contents. */
export function changesFor(fault: ContentFault, space: PublishedSpace): Change[] {
  const all = [...space.entries.values()]
    .filter(({ sys }) => fault.entry === undefined || sys.id === fault.entry)
    .map(({ sys, fields }): Change => ({ id: sys.id, fields: brokenFields(fault, fields) }))
    .filter(({ fields }) => Object.keys(fields).length > 0);
  return fault.name === 'script-in-html' ? all : all.slice(0, 1);
}
