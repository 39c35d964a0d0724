import { invisibleCharacters } from './clean-text.ts';

export const phoneLimits = { max: 20, minDigits: 7, maxDigits: 15 } as const;

export type PhoneFault = 'phone_invalid' | 'phone_long' | 'phone_two' | 'phone_letters';

const { max, minDigits, maxDigits } = phoneLimits;

/** For `pattern`, which browsers check with the flag `v`, before the value is cleaned. */
export const phonePattern = String.raw`(?=(?:\D*\d){${minDigits},${maxDigits}}\D*$)[\d\s+\(\).\/\p{Pd}${invisibleCharacters}]+`;

const allowed = /^[\d\s+()./-]*$/;
const separator = /[/;,|&\n]|(?=\+)|\p{L}+/u;

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** The fault of a cleaned number; undefined for a valid one. */
export function phoneFault(phone: string): PhoneFault | undefined {
  const digits = digitsIn(phone);
  const isLong = phone.length > max || digits > maxDigits;
  const numbers = phone.split(separator).filter((part) => digitsIn(part) >= minDigits);
  if (isLong && numbers.length > 1) return 'phone_two';
  if (!allowed.test(phone)) return 'phone_letters';
  if (isLong) return 'phone_long';
  return digits < minDigits ? 'phone_invalid' : undefined;
}
