import { countryCode } from '../../../shared/phone-number.ts';

/** Numbers of Italy and San Marino begin with 0 even after the country code. */
const keepsZero = /^39$|^378$/;
/** The trunk prefix is dialled only within a country: 0, in Hungary 06, in the former Soviet Union 8. */
const trunkPrefix = /^(?:0|06|8|1)?$/;
const shortestNational = 6;
/** Emergency and short numbers have fewer digits. */
const shortestWhole = 7;

/** Maximum number of digit groups in a number and the hours beside it; more would take too long. */
const mostGroups = 20;

const isAbroad = (number: string) => /^\s*\(?(?:\+|00)/.test(number);
const digitsOf = (number: string) => number.replaceAll('(0)', '').replace(/\D/g, '');

/** Compares two numbers, which may lack the country code. */
export function isSameNumber(one: string, other: string): boolean {
  const [first, second] = [one, other].map(digitsOf) as [string, string];
  if (isAbroad(one) === isAbroad(other)) return first.replace(/^0+/, '') === second.replace(/^0+/, '');
  const [abroad, local] = isAbroad(one)
    ? [first.replace(/^00/, ''), second]
    : [second.replace(/^00/, ''), first];
  const [code = ''] = countryCode.exec(abroad) ?? [];
  const national = abroad.slice(code.length);
  if (abroad === local) return true;
  if (national.length < shortestNational || (national.startsWith('0') && !keepsZero.test(code))) return false;
  return local.endsWith(national) && trunkPrefix.test(local.slice(0, -national.length));
}

/** Returns whether `written` contains the number `dialled`, possibly hours, but no second number: `8-20 0700 000 000`. */
function containsNumber(written: string, dialled: string): boolean {
  const groups = written.match(/[+(]*\d+\)?/g) ?? [];
  if (groups.length > mostGroups) return false;
  return groups.some((_, from) =>
    groups.slice(from).some((__, length) => {
      const rest = [groups.slice(0, from), groups.slice(from + length + 1)];
      const isAlone = rest.every((part) => digitsOf(part.join('')).length < shortestWhole);
      return isAlone && isSameNumber(groups.slice(from, from + length + 1).join(' '), dialled);
    }),
  );
}

const noNumbers = /\d+[:.]\d\d(?!\d|[ .]\d)|\d[\d. ]*(?= ?(?:RON|lei|EUR|euro|€|£|%))/gi;

/** Returns a number in the text that differs from the dialled one. */
export function otherNumber(text: string, dialled: string): string | undefined {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const written = plain.match(/[+(]*\d(?:[\s()./\p{Pd}]*\d)*/gu) ?? [];
  const whole = written.filter((number) => digitsOf(number).length >= shortestWhole);
  if (whole.length > 0) return whole.find((number) => !containsNumber(number, dialled));
  const short = plain.replace(noNumbers, ' ').match(/(?<![\d\p{Pd}/])\d{3,6}(?![\d\p{Pd}/])/gu) ?? [];
  return short.some((number) => isSameNumber(number, dialled)) ? undefined : short[0];
}
