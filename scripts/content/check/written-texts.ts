import type { Problem } from '../../../src/model/define/problems.ts';
import type { ContentFinding } from '../../../src/content/check/content-finding.ts';
import { listWrittenFields, findingAt, type WrittenField } from '../../../src/content/check/each-field.ts';
import { defaultLocaleOf, readLocales } from '../../../src/content/check/space-index.ts';
import { entriesOf, type Space } from '../../../src/content/source/space.ts';
import { dialledNumber } from '../../../src/lib/dialled-number.ts';
import { placeholders } from '../../../src/model/define/placeholders.ts';

export type WrittenText = WrittenField & { locale: string; text: string };

export function findInTexts(
  space: Space,
  check: (written: WrittenText) => Problem | undefined,
): ContentFinding[] {
  return textsOf(space).flatMap((written) => {
    const found = check(written);
    return found ? [findingAt(written, found)] : [];
  });
}

/** Returns every text in the languages of the site; the texts of a list one by one. */
export function textsOf(space: Space): WrittenText[] {
  const siteLocales = readLocales(space);
  const texts: WrittenText[] = [];
  for (const written of listWrittenFields(space)) {
    for (const [locale, value] of Object.entries(written.values)) {
      if (!siteLocales.includes(locale)) continue;
      for (const text of [value].flat()) {
        if (typeof text === 'string') texts.push({ ...written, locale, text });
      }
    }
  }
  return texts;
}

/** Returns the clinic's calling code, such as `+40`, or an empty string while the field is empty. */
export function callingCodeIn(space: Space): string {
  const [details] = entriesOf(space, 'contactDetails');
  return String(details?.fields['callingCode']?.[defaultLocaleOf(space)] ?? '');
}

/** Returns a function for the values of a text's placeholders; only legal texts have placeholders for contact details. */
export function placeholderValuesOf(space: Space): (written: WrittenText) => Record<string, string> {
  const [details] = entriesOf(space, 'contactDetails');
  const defaultLocale = defaultLocaleOf(space);
  return ({ contentType, locale }) => {
    if (contentType !== 'legalSection') return {};
    const valueOf = (field: string) => {
      const values = details?.fields[field] ?? {};
      return String(values[locale] ?? values[defaultLocale] ?? '');
    };
    const values = Object.fromEntries(placeholders.map((name) => [name, valueOf(name)]));
    return { ...values, phoneNumber: dialledNumber(valueOf('phoneString'), callingCodeIn(space)) };
  };
}
