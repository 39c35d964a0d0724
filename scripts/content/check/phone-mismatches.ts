import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import type { Space } from '../../../src/content/source/space.ts';
import { dialledNumber } from '../../../src/lib/dialled-number.ts';
import { problem, type Problem } from '../../../src/model/define/problems.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { decodeUrl, linksIn, type Link } from './links-in.ts';
import { callingCodeIn, placeholderValuesOf, findInTexts } from './written-texts.ts';

/** Finds links that display one number and call another, and chat links with an incomplete number. */
export function findPhoneMismatches({ space }: { space: Space }): ContentFinding[] {
  const placeholderValuesIn = placeholderValuesOf(space);
  const callingCode = callingCodeIn(space);
  return findInTexts(space, (written) => {
    // The text of a field such as `messagingAppUrl` is itself a link.
    const textProblem = whatsAppProblem(written.text);
    if (textProblem) return textProblem;
    const values = placeholderValuesIn(written);
    for (const link of linksIn(written.text)) {
      const filled = { href: interpolate(link.href, values), text: interpolate(link.text, values) };
      const found = whatsAppProblem(filled.href) ?? numberProblem(filled, callingCode);
      if (found) return found;
    }
    return undefined;
  });
}

/** Reports a link to a number whose text has digits and is not that number. */
function numberProblem({ href, text }: Link, callingCode: string): Problem | undefined {
  const dialled = numberOfLink(href);
  const shown = text.normalize('NFKC').trim();
  if (!dialled || !/\d/.test(shown)) return undefined;
  const isSame = dialledNumber(shown, callingCode) === dialledNumber(dialled, callingCode);
  return isSame ? undefined : problem('numberDiffers', { shown, dialled });
}

function numberOfLink(href: string): string | undefined {
  const opened = whatsAppNumber(href);
  return opened ? `+${opened}` : /^tel:([^;?,]*)/i.exec(decodeUrl(href))?.[1];
}

function whatsAppNumber(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  if (/(?:^|\.)whatsapp\.com$/.test(hostname))
    return [...searchParams].find(([name]) => name.toLowerCase() === 'phone')?.[1];
  const isShort = /^(?:www\.)?wa\.me$/.test(hostname) && !/^\/(?:message|qr|c|p|channel)\//.test(pathname);
  return isShort ? pathname.slice(1).replace(/\/$/, '') : undefined;
}

/** A chat link works only with the country code, with which a number has at least ten digits. */
function whatsAppProblem(address: string): Problem | undefined {
  const number = whatsAppNumber(address);
  if (number === undefined || /^[1-9]\d{9,14}$/.test(number)) return undefined;
  return problem('messagingNumber', { address });
}
