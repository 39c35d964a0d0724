import sanitize from 'sanitize-html';
import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { defaultLocaleOf } from '../../../src/content/check/space-index.ts';
import { entriesOf, type Space } from '../../../src/content/source/space.ts';
import { contentTypes } from '../../../src/model/content-model.ts';
import type { ContentType } from '../../../src/model/define/content-type.ts';
import { problem, type Problem } from '../../../src/model/define/problems.ts';
import { fillText } from '../../../shared/fill-text.ts';
import { factsOf, findInTexts } from './written-texts.ts';

const isAbroad = (number: string) => /^\s*\(?(?:\+|00)/.test(number);
const significant = (number: string) => number.replaceAll('(0)', '').replace(/\D/g, '').replace(/^0+/, '');
/** Of a country's prefix. */
const longestPrefix = 3;

/** Whether two numbers are one, with and without the country's prefix. */
export function isSameNumber(one: string, other: string): boolean {
  const [shorter = '', longer = ''] = [significant(one), significant(other)].toSorted(
    (a, b) => a.length - b.length,
  );
  if (shorter === longer) return true;
  if (isAbroad(one) && isAbroad(other)) return false;
  return shorter.length >= 6 && longer.endsWith(shorter) && longer.length - shorter.length <= longestPrefix;
}

type Link = { href: string; text: string };

function linksIn(html: string): Link[] {
  const links: Link[] = [];
  sanitize(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    exclusiveFilter({ tag, attribs, text }) {
      if (tag === 'a' && attribs['href']) links.push({ href: attribs['href'].trim(), text });
      return false;
    },
  });
  return links;
}

/** A text without a number, or with the dialled one among others, agrees. */
function numberProblem({ href, text }: Link): Problem | undefined {
  const [, dialled] = /^tel:([^;?,]*)/i.exec(href) ?? [];
  const shown = (text.match(/[+(]*\d[\d\s().\u2060-]*\d/g) ?? []).filter(
    (number) => number.replace(/\D/g, '').length >= 3,
  );
  if (dialled === undefined || shown.length === 0) return undefined;
  if (shown.some((number) => isSameNumber(number, dialled))) return undefined;
  return problem('numberDiffers', { shown: shown[0] ?? '', dialled });
}

function addressProblem({ href, text }: Link): Problem | undefined {
  const [, written = ''] = /^mailto:([^?]*)/i.exec(href) ?? [];
  const shown = text.match(/[^\s<>()"',;]+@[^\s<>()"',;]+[^\s<>()"',;.:!?]/g) ?? [];
  const address = URL.canParse(href) ? decodeURIComponent(written) : written;
  if (!address || shown.length === 0) return undefined;
  if (shown.some((each) => each.toLowerCase() === address.toLowerCase())) return undefined;
  return problem('addressDiffers', { shown: shown[0] ?? '', address });
}

/** `https://wa.me/message/…` and the like name no number. */
function messagingProblem(address: string): Problem | undefined {
  if (!/^https:/i.test(address) || !URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  const isShort = hostname === 'wa.me' && !/^\/(?:message|qr|c|channel)\//.test(pathname);
  const number = isShort
    ? pathname.slice(1)
    : /(?:^|\.)whatsapp\.com$/.test(hostname) && searchParams.get('phone');
  // With the country no number has fewer digits.
  if (typeof number !== 'string' || /^[1-9]\d{9,14}\/?$/.test(number)) return undefined;
  return problem('messagingNumber', { address });
}

/** `phoneNumber` is dialled where `phoneString` is read, in each type and part of one. */
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

/** Numbers and addresses that are read one way and called, written to or opened another way. */
export function findDisagreements({ space }: { space: Space }): ContentFinding[] {
  const factsIn = factsOf(space);
  const inTexts = findInTexts(space, (written) => {
    const { text } = written;
    const fill = (part: string) => fillText(part, factsIn(written));
    const found = (text.includes('<a') ? linksIn(text) : [])
      // Two placeholders are two fields, which are compared as such.
      .filter((link) => !link.href.includes('{') || !link.text.includes('{'))
      .map((link) => ({ href: fill(link.href), text: fill(link.text) }))
      .map((link) => numberProblem(link) ?? addressProblem(link) ?? messagingProblem(link.href));
    return found.find(Boolean) ?? messagingProblem(text.trim());
  });
  return [...findDifferentFields(space), ...inTexts];
}
