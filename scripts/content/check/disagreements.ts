import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { defaultLocaleOf } from '../../../src/content/check/space-index.ts';
import { entriesOf, type Space } from '../../../src/content/source/space.ts';
import { contentTypes } from '../../../src/model/content-model.ts';
import type { ContentType } from '../../../src/model/define/content-type.ts';
import { problem, type Problem } from '../../../src/model/define/problems.ts';
import { fillText } from '../../../shared/fill-text.ts';
import { linksIn, type Link } from './links-in.ts';
import { factsOf, findInTexts } from './written-texts.ts';

const isAbroad = (number: string) => /^\s*\(?(?:\+|00)/.test(number);
const significant = (number: string) => number.replaceAll('(0)', '').replace(/\D/g, '').replace(/^0+/, '');
/** Digits of a country's prefix. */
const longestPrefix = 3;

/** Compares two numbers, which may lack the country's prefix. */
export function isSameNumber(one: string, other: string): boolean {
  const [shorter = '', longer = ''] = [significant(one), significant(other)].toSorted(
    (a, b) => a.length - b.length,
  );
  if (shorter === longer) return true;
  if (isAbroad(one) && isAbroad(other)) return false;
  return shorter.length >= 6 && longer.endsWith(shorter) && longer.length - shorter.length <= longestPrefix;
}

/** The number in a link that opens a messaging app; undefined for other links. */
function messagingNumber(address: string): string | undefined {
  if (!/^https:/i.test(address) || !URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  if (/(?:^|\.)whatsapp\.com$/.test(hostname)) return searchParams.get('phone') ?? undefined;
  const isShort = /^(?:www\.)?wa\.me$/.test(hostname) && !/^\/(?:message|qr|c|channel)\//.test(pathname);
  return isShort ? pathname.slice(1).replace(/\/$/, '') : undefined;
}

/** With its country's prefix the shortest number has ten digits. */
function messagingProblem(address: string): Problem | undefined {
  const number = messagingNumber(address);
  if (number === undefined || /^[1-9]\d{9,14}$/.test(number)) return undefined;
  return problem('messagingNumber', { address });
}

const dialledBy = (href: string) => /^tel:([^;?,]*)/i.exec(href)?.[1];

/** A link's text agrees if it has no number, or the dialled number among others. */
function numberProblem({ href, text }: Link): Problem | undefined {
  const opened = messagingNumber(href);
  const dialled = dialledBy(href) ?? (opened && `+${opened}`);
  const shown = (text.match(/[+(]*\d[\d\s().\u2060-]*\d/g) ?? []).filter(
    (number) => number.replace(/\D/g, '').length >= 3,
  );
  if (dialled === undefined || shown.length === 0) return undefined;
  if (shown.some((number) => isSameNumber(number, dialled))) return undefined;
  return problem('numberDiffers', { shown: shown[0] ?? '', dialled });
}

const withoutWww = (host: string) => host.toLowerCase().replace(/^www\./, '');

/** Mail addresses, or hosts of sites: `shown` in the link's text, `reached` by the link. */
function addressesOf({ href, text }: Link): { shown: string[]; reached: string[] } {
  if (!URL.canParse(href)) return { shown: [], reached: [] };
  const { protocol, hostname, pathname } = new URL(href);
  if (protocol === 'mailto:') {
    const shown = text.match(/[^\s<>()"',;]+@[^\s<>()"',;]+[^\s<>()"',;.:!?]/g) ?? [];
    return { shown, reached: decodeURIComponent(pathname).split(',') };
  }
  const shown = [...text.matchAll(/(?:https?:\/\/|(?=www\.))([\w.-]+\w)/gi)].map(([, host = '']) => host);
  return { shown: protocol === 'https:' ? shown : [], reached: [hostname] };
}

function addressProblem(link: Link): Problem | undefined {
  const { shown, reached } = addressesOf(link);
  const known = new Set(reached.map((address) => withoutWww(address.trim())));
  if (!reached[0] || shown.length === 0 || shown.some((address) => known.has(withoutWww(address))))
    return undefined;
  return problem('addressDiffers', { shown: shown[0] ?? '', address: reached.join(', ') });
}

/** Compares fields such as `phoneNumber`, which is dialled, and `phoneString`, which is displayed. */
function findDifferentFields(space: Space): ContentFinding[] {
  const locale = defaultLocaleOf(space);
  return Object.values<ContentType>(contentTypes).flatMap(({ id: contentType, fields }) =>
    Object.keys(fields).flatMap((dials) => {
      const field = dials.replace(/honeNumber$/, 'honeString');
      if (field === dials || !fields[field]) return [];
      return entriesOf(space, contentType).flatMap((entry) => {
        const [shown, dialled] = [field, dials].map((name) => String(entry.fields[name]?.[locale] ?? ''));
        if (!shown || !dialled || isSameNumber(shown, dialled)) return [];
        const place = { entry: entry.sys.id, contentType, field, locale };
        return [{ ...problem('numberDiffers', { shown, dialled }), place }];
      });
    }),
  );
}

/** Finds links that display one number or address and open another. */
export function findDisagreements({ space }: { space: Space }): ContentFinding[] {
  const factsIn = factsOf(space);
  const inTexts = findInTexts(space, (written) => {
    const { text } = written;
    const fill = (part: string) => fillText(part, factsIn(written));
    const found = linksIn(text)
      // Placeholders in text and address are two fields, which `findDifferentFields` compares.
      .filter((link) => !link.href.includes('{') || !link.text.includes('{'))
      .map((link) => ({ href: fill(link.href), text: fill(link.text) }))
      .map((link) => numberProblem(link) ?? addressProblem(link) ?? messagingProblem(link.href));
    return found.find(Boolean) ?? messagingProblem(text.trim());
  });
  return [...findDifferentFields(space), ...inTexts];
}
