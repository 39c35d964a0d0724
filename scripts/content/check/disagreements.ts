import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { eachField, findingAt } from '../../../src/content/check/each-field.ts';
import { defaultLocaleOf } from '../../../src/content/check/space-index.ts';
import type { Space } from '../../../src/content/source/space.ts';
import { problem, type Problem } from '../../../src/model/define/problems.ts';
import { fillText } from '../../../shared/fill-text.ts';
import { decoded, linksIn, type Link } from './links-in.ts';
import { isSameNumber, otherNumber } from './phone-numbers.ts';
import { factsOf, findInTexts } from './written-texts.ts';

/** The number in a link that opens WhatsApp; undefined for other links. */
function messagingNumber(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  if (/(?:^|\.)whatsapp\.com$/.test(hostname))
    return [...searchParams].find(([name]) => name.toLowerCase() === 'phone')?.[1];
  const isShort = /^(?:www\.)?wa\.me$/.test(hostname) && !/^\/(?:message|qr|c|p|channel)\//.test(pathname);
  return isShort ? pathname.slice(1).replace(/\/$/, '') : undefined;
}

const messagingAddress =
  /(?:https:\/\/)?(?<![\w.-])(?:[\w-]+\.)?(?:wa\.me|whatsapp\.com)(?![\w-]|\.\w)(?:\/[^\s<>"']*[^\s<>"'.,;:!?)])?/gi;

/** With its country's prefix the shortest number has ten digits. */
function messagingProblem(text: string): Problem | undefined {
  const addresses = text.match(messagingAddress) ?? [];
  const address = addresses.find((each) => {
    const number = messagingNumber(each.replace(/^(?!https:)/i, 'https://'));
    return number !== undefined && !/^[1-9]\d{9,14}$/.test(number);
  });
  return address === undefined ? undefined : problem('messagingNumber', { address });
}

/** The number that a link calls, or opens a conversation with. */
function dialledBy(href: string): string | undefined {
  const opened = messagingNumber(href);
  return (
    /^tel:([^;?,]*)/i.exec(decoded(href))?.[1] ??
    (opened && `+${opened}`) ??
    /\+\d{9,15}(?!\d)/.exec(decoded(href))?.[0]
  );
}

function numberProblem({ href, text }: Link): Problem | undefined {
  const dialled = dialledBy(href);
  const shown = dialled && otherNumber(text, dialled);
  return shown ? problem('numberDiffers', { shown, dialled }) : undefined;
}

const withoutWww = (host: string) => host.toLowerCase().replace(/^www\./, '');

/** Mail addresses, or hosts of sites: `shown` in the link's text, `reached` by the link. */
function addressesOf({ href, text }: Link): { shown: string[]; reached: string[] } {
  if (!URL.canParse(href)) return { shown: [], reached: [] };
  const { protocol, hostname, pathname } = new URL(href);
  if (protocol === 'mailto:') {
    const words = text.split(/[\s<>()"',;]+/).map((word) => word.replace(/[.:!?]$/, ''));
    const shown = words.filter((word) => /.@./.test(word));
    return { shown, reached: decoded(pathname).split(',') };
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

/** Compares each text with the number that a press on it calls. */
function findDifferentFields(space: Space): ContentFinding[] {
  const main = defaultLocaleOf(space);
  return eachField(space).flatMap((written) => {
    const { dials, isLocalized } = written.definition ?? {};
    const number = dials && (/^\d+$/.test(dials) ? dials : String(written.fields[dials]?.[main] ?? ''));
    const dialled = number && (/^\+?\d+$/.test(number) ? number : dialledBy(number));
    if (!dialled) return [];
    return Object.entries(written.values).flatMap(([locale, value]) => {
      const text = String(value);
      const shown = isLocalized ? otherNumber(text, dialled) : !isSameNumber(text, dialled) && text;
      return shown ? [findingAt({ ...written, locale }, problem('numberDiffers', { shown, dialled }))] : [];
    });
  });
}

/** Finds links that display one number or address and open another. */
export function findDisagreements({ space }: { space: Space }): ContentFinding[] {
  const factsIn = factsOf(space);
  const inTexts = findInTexts(space, (written) => {
    const { text } = written;
    const fill = (part: string) => fillText(part, factsIn(written));
    const found = linksIn(text)
      // Placeholders stand for fields, and `findDifferentFields` compares those.
      .filter((link) => !link.href.includes('{') || !link.text.includes('{'))
      .map((link) => ({ href: fill(link.href), text: fill(link.text) }))
      .map((link) => numberProblem(link) ?? addressProblem(link));
    return found.find(Boolean) ?? messagingProblem(text);
  });
  return [...findDifferentFields(space), ...inTexts];
}
