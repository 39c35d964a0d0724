import { cleanContact, invisibleCharacters } from './clean-text.ts';

const maxLength = 20;
const minDigits = 7;
const maxDigits = 15;

export type PhoneErrorCode = 'phone_invalid' | 'phone_long' | 'phone_two' | 'phone_letters';

/** Checks a visitor's phone number; returns undefined for a valid number. `phone` is the result of `cleanPhone`. */
export function phoneError(phone: string): PhoneErrorCode | undefined {
  const digitCount = phone.replace(/\D/g, '').length;
  if (hasTwoNumbers(phone, digitCount)) return 'phone_two';
  if (!allowedCharacters.test(phone)) return 'phone_letters';
  if (phone.length > maxLength || digitCount > maxDigits) return 'phone_long';
  return digitCount < minDigits ? 'phone_invalid' : undefined;
}

/** Distance of a full-width character from its ASCII character. */
const fullWidthOffset = 0xfee0;

/** Replaces full-width characters and digits of other scripts by ASCII. */
export const cleanPhone = (typed: string) =>
  cleanContact(typed)
    .replace(/[！-～]/g, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - fullWidthOffset))
    .replace(/\p{Nd}/gu, asciiDigit);

const digitCountLookahead = String.raw`(?=(?:\P{Nd}*\p{Nd}){${minDigits},${maxDigits}}\P{Nd}*$)`;
const typedCharacters = String.raw`[\p{Nd}\s+＋\(（\)）.．\/／\p{Pd}${invisibleCharacters}]+`;

/** For the attribute `pattern`, which browsers check with the flag `v` before the value is cleaned. */
export const phonePattern = digitCountLookahead + typedCharacters;

/** Returns `+40` for `+40700000000`, and an empty string for a number without a country code. */
export const callingCodeOf = (phone: string) =>
  phone.startsWith('+') ? `+${countryCode.exec(phone.slice(1))?.[0] ?? ''}` : '';

/** Matches a country code of ITU-T E.164; no code is the beginning of another. */
const countryCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

const allowedCharacters = /^[\d\s+()./-]*$/;

const isValidCount = (digitCount: number) => digitCount >= minDigits && digitCount <= maxDigits;

/** Returns whether the text has too many digits for one number and enough for two. */
function hasTwoNumbers(phone: string, digitCount: number): boolean {
  if (digitCount <= maxDigits) return false;
  let firstCount = 0;
  for (const run of phone.match(/\d+/g) ?? []) {
    firstCount += run.length;
    if (isValidCount(firstCount) && isValidCount(digitCount - firstCount)) return true;
  }
  return false;
}

const digit = /\p{Nd}/u;

/** Each script has its digits in a run of ten, beginning with 0; some scripts have several adjacent runs. */
function asciiDigit(unicodeDigit: string): string {
  const code = unicodeDigit.codePointAt(0) ?? 0;
  let first = code;
  while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
