import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { listWrittenFields, findingAt } from '../../../src/content/check/each-field.ts';
import { defaultLocaleOf } from '../../../src/content/check/space-index.ts';
import type { Space } from '../../../src/content/source/space.ts';
import { problem, type Problem } from '../../../src/model/define/problems.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { decodeUrl, linksIn, type Link } from './links-in.ts';
import { findMismatchedNumber } from './phone-numbers.ts';
import { callingCodeIn, placeholderValuesOf, findInTexts } from './written-texts.ts';

/** Finds links that display one number and call another, and chat links with an incomplete number. */
export function findPhoneMismatches({ space }: { space: Space }): ContentFinding[] {
  const placeholderValuesIn = placeholderValuesOf(space);
  const callingCode = callingCodeIn(space);
  const inTexts = findInTexts(space, (written) => {
    const { text } = written;
    const fill = (part: string) => interpolate(part, placeholderValuesIn(written));
    const links = linksIn(text).map((link) => ({
      href: fill(link.href),
      text: fill(link.text),
      written: link,
    }));
    const problems = [
      messagingProblem(text),
      ...links.map(({ href }) => messagingProblem(href)),
      // If both parts of a link are placeholders, they stand for fields, which `findDifferentFields` compares.
      ...links
        .filter(({ written: link }) => !link.href.includes('{') || !link.text.includes('{'))
        .map((link) => numberProblem(link, callingCode)),
    ];
    return problems.find(Boolean);
  });
  return [...findDifferentFields(space, callingCode), ...inTexts];
}

/** Returns the number in a WhatsApp link; undefined for other links. */
function messagingNumber(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  if (/(?:^|\.)whatsapp\.com$/.test(hostname))
    return [...searchParams].find(([name]) => name.toLowerCase() === 'phone')?.[1];
  const isShort = /^(?:www\.)?wa\.me$/.test(hostname) && !/^\/(?:message|qr|c|p|channel)\//.test(pathname);
  return isShort ? pathname.slice(1).replace(/\/$/, '') : undefined;
}

/** A chat link works only with the country code, with which a number has at least ten digits. */
function messagingProblem(address: string): Problem | undefined {
  const number = messagingNumber(address);
  const isComplete = number === undefined || /^[1-9]\d{9,14}$/.test(number);
  return isComplete ? undefined : problem('messagingNumber', { address });
}

/** Returns the number that a link calls or opens a chat with. */
function numberOfLink(href: string): string | undefined {
  const opened = messagingNumber(href);
  return (
    /^tel:([^;?,]*)/i.exec(decodeUrl(href))?.[1] ??
    (opened && `+${opened}`) ??
    // Any other address that contains an international number.
    /\+\d{9,15}(?!\d)/.exec(decodeUrl(href))?.[0]
  );
}

function numberProblem({ href, text }: Link, callingCode: string): Problem | undefined {
  const dialled = numberOfLink(href);
  const shown = dialled && findMismatchedNumber(text, dialled, callingCode);
  return shown ? problem('numberDiffers', { shown, dialled }) : undefined;
}

/** Compares each text with the number that its link calls or opens a chat with. */
function findDifferentFields(space: Space, callingCode: string): ContentFinding[] {
  const main = defaultLocaleOf(space);
  return listWrittenFields(space).flatMap((written) => {
    const { dials = '' } = written.definition ?? {};
    // `dials` is a number, or the id of the field with the link's URL.
    const isNumber = /^\d+$/.test(dials);
    const dialled = isNumber ? dials : numberOfLink(String(written.fields[dials]?.[main] ?? ''));
    if (!dialled) return [];
    return Object.entries(written.values).flatMap(([locale, value]) => {
      const shown = findMismatchedNumber(String(value), dialled, callingCode);
      return shown ? [findingAt({ ...written, locale }, problem('numberDiffers', { shown, dialled }))] : [];
    });
  });
}
