import { invisibleCharacters } from './clean-text.ts';

const max = 20;
const minDigits = 7;
const maxDigits = 15;

export type PhoneFault = 'phone_invalid' | 'phone_long' | 'phone_two' | 'phone_letters';

/** For `pattern`, which browsers check with the flag `v`, before the value is cleaned. */
export const phonePattern = String.raw`(?=(?:\D*\d){${minDigits},${maxDigits}}\D*$)[\d\s+\(\).\/\p{Pd}${invisibleCharacters}]+`;

const allowed = /^[\d\s+()./-]*$/;

const isWhole = (digits: number) => digits >= minDigits && digits <= maxDigits;

/** Whether the digits are too many for one number and enough for two, with any characters between the numbers. */
function isPair(phone: string, digits: number): boolean {
  let first = 0;
  const isEnd = (run: string) => {
    first += run.length;
    return isWhole(first) && isWhole(digits - first);
  };
  return digits > maxDigits && (phone.match(/\d+/g) ?? []).some(isEnd);
}

/** The fault of a cleaned number; undefined for a valid one. */
export function phoneFault(phone: string): PhoneFault | undefined {
  const digits = phone.replace(/\D/g, '').length;
  if (isPair(phone, digits)) return 'phone_two';
  if (!allowed.test(phone)) return 'phone_letters';
  if (phone.length > max || digits > maxDigits) return 'phone_long';
  return digits < minDigits ? 'phone_invalid' : undefined;
}
