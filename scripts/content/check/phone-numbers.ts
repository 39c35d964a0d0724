import { dialledNumber, minDigits } from '../../../src/lib/dialled-number.ts';

/** Returns a number in the text that differs from the dialled one. */
export function findMismatchedNumber(text: string, dialled: string, callingCode: string): string | undefined {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const fullNumbers = (plain.match(digitRun) ?? []).filter((number) => digitsOf(number).length >= minDigits);
  if (fullNumbers.length > 0)
    return fullNumbers.find((number) => !containsNumber(number, dialled, callingCode));
  const shortNumbers = plain.replace(timesAndPrices, ' ').match(shortNumber) ?? [];
  const isNamed = shortNumbers.some((number) => isSameNumber(number, dialled, callingCode));
  return isNamed ? undefined : shortNumbers[0];
}

const digitRun = /[+(]*\d(?:[\s()./\p{Pd}]*\d)*/gu;
/** Matches numbers such as 112, but not a part of a date or a range. */
const shortNumber = /(?<![\d\p{Pd}/])\d{3,6}(?![\d\p{Pd}/])/gu;

/** Limits the digit groups of one number, since each sequence of groups is compared. */
const maxGroups = 20;

const digitsOf = (number: string) => number.replaceAll('(0)', '').replace(/\D/g, '');

/** Treats a number without a country code as one of the clinic's country. */
export function isSameNumber(one: string, other: string, callingCode: string): boolean {
  return dialledNumber(one, callingCode) === dialledNumber(other, callingCode);
}

/** Returns whether `written` contains `dialled` and no second phone number; opening hours are allowed (`8-20 0700 000 000`). */
function containsNumber(written: string, dialled: string, callingCode: string): boolean {
  const groups = written.match(/[+(]*\d+\)?/g) ?? [];
  if (groups.length > maxGroups) return false;
  return groups.some((_, from) =>
    groups.slice(from).some((__, length) => {
      const rest = [groups.slice(0, from), groups.slice(from + length + 1)];
      const isAlone = rest.every((part) => digitsOf(part.join('')).length < minDigits);
      return isAlone && isSameNumber(groups.slice(from, from + length + 1).join(' '), dialled, callingCode);
    }),
  );
}

const timesAndPrices = /\d+[:.]\d\d(?!\d|[ .]\d)|\d[\d. ]*(?= ?(?:RON|lei|EUR|euro|€|£|%))/gi;
