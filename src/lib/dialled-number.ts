/** Numbers with fewer digits, such as emergency numbers, get no calling code. */
const minDigits = 7;

/**
 * Returns the number for a `tel:` link: `+40700000000` for `0700 000 000` and the calling code `+40`. A national number
 * loses one leading 0; countries with another rule, such as Italy and Hungary, need numbers written with the code.
 */
export function dialledNumber(written: string, callingCode: string): string {
  const number = written.replaceAll('(0)', '').replace(/[^\d+]/g, '');
  if (number.startsWith('+') || number.length < minDigits) return number;
  return number.startsWith('00') ? `+${number.slice(2)}` : callingCode + number.replace(/^0/, '');
}
