import * as v from 'valibot';
import type { Storage } from './model-field.ts';
import { text } from './texts.ts';

function shared<S extends v.GenericSchema>(
  schema: S,
  widget: string,
  storage: Storage,
  [name, help]: [string, string],
) {
  return { schema, storage, widget, name, help, isLocalized: false, isRequired: true };
}

type Words = [name: string, help: string];

/** `says` is for editors in Contentful, `hint` for `content:check`. */
type Form = { pattern: RegExp; says: string; hint: string };

const matches = ({ pattern, says }: Form) => ({
  regexp: { pattern: pattern.source, flags: null },
  message: says,
});

function formed(form: Form, widget: string, words: Words, validations: Record<string, unknown>[] = []) {
  const schema = v.pipe(text, v.regex(form.pattern, form.hint));
  const storage: Storage = { type: 'Symbol', validations: [...validations, matches(form)] };
  return { ...shared(schema, widget, storage, words), isCompared: true };
}

/** The same in all languages. */
export function fact(longest: number, ...words: Words) {
  const schema = v.pipe(text, v.maxLength(longest, `Make it at most ${longest} characters.`));
  const storage: Storage = { type: 'Symbol', validations: [{ size: { max: longest } }] };
  return { ...shared(schema, 'singleLine', storage, words), longest };
}

const forms = {
  slug: {
    pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
    says: 'Doar litere mici fără diacritice, cifre și cratime simple.',
    hint: 'Use lower-case letters, digits and single hyphens.',
  },
  key: {
    pattern: /^[a-z][A-Za-z0-9]*$/,
    says: 'Doar litere fără diacritice și cifre, prima literă mică.',
    hint: 'Use letters and digits, the first one a small letter.',
  },
  phone: {
    pattern: /^\+\d{7,15}$/,
    says: 'Scrieți numărul cu + și prefixul țării, fără spații: +40700000000.',
    hint: 'Write the number with + and the country, without blanks: +40721234567.',
  },
  country: {
    pattern: /^[A-Z]{2}$/,
    says: 'Scrieți două litere mari, de exemplu RO.',
    hint: 'Write two capital letters: RO.',
  },
  hostedVideo: {
    pattern: /^[\w-]{6,20}$/,
    says: 'Scrieți doar codul filmului, fără restul adresei.',
    hint: 'Write only the id of the video.',
  },
  url: {
    pattern: /^https:\/\/[^\s]+$/,
    says: 'Scrieți adresa completă, care începe cu https://.',
    hint: 'Begin with https://.',
  },
  email: {
    pattern: /^\w[\w.+-]*@([\w-]+\.)+[\w-]+$/,
    says: 'Scrieți o adresă de e-mail, de exemplu nume@clinica.ro.',
    hint: 'Write an e-mail address.',
  },
};

export function uniqueSlug(longest: number, ...words: Words) {
  return formed(forms.slug, 'slugEditor', words, [{ unique: true }, { size: { max: longest } }]);
}

export function uniqueKey(longest: number, ...words: Words) {
  return formed(forms.key, 'singleLine', words, [{ unique: true }, { size: { max: longest } }]);
}

export function phoneNumber(...words: Words) {
  return formed(forms.phone, 'singleLine', words);
}

/** ISO 3166, two letters. */
export function countryCode(...words: Words) {
  return formed(forms.country, 'singleLine', words);
}

export function hostedVideoId(...words: Words) {
  return formed(forms.hostedVideo, 'singleLine', words);
}

export function url(...words: Words) {
  const field = formed(forms.url, 'urlEditor', words);
  const isAddress = v.url('Write a complete address, beginning with https://.');
  return { ...field, schema: v.pipe(text, isAddress, v.startsWith('https://', forms.url.hint)) };
}

export function email(...words: Words) {
  const field = formed(forms.email, 'singleLine', words, [{ size: { max: 254 } }]);
  return { ...field, isCompared: false, schema: v.pipe(text, v.email(forms.email.hint)) };
}

export function choice<const T extends readonly string[]>(options: T, ...words: Words) {
  const schema = v.picklist(options, 'Choose one of the list.');
  return shared(schema, 'dropdown', { type: 'Symbol', validations: [{ in: options }] }, words);
}

export function choices<const T extends readonly string[]>(options: T, ...words: Words) {
  const schema = v.pipe(
    v.array(v.picklist(options, 'Choose of the list.')),
    v.minLength(1, 'Add at least one.'),
  );
  const items = { type: 'Symbol' as const, validations: [{ in: options }] };
  const validations = [{ size: { min: 1 }, message: 'Lista nu poate fi goală.' }];
  return shared(schema, 'checkbox', { type: 'Array', items, validations }, words);
}

/** Empty is no. */
export function yesOrNo(...words: Words) {
  const schema = v.optional(v.boolean('Choose yes or no.'));
  return { ...shared(schema, 'boolean', { type: 'Boolean' }, words), isRequired: false };
}

export function integer({ min, max }: { min: number; max?: number }, ...words: Words) {
  const range = { min, ...(max !== undefined && { max }) };
  const message =
    max === undefined
      ? `Scrieți un număr întreg, de la ${min} în sus.`
      : `Scrieți un număr întreg, de la ${min} la ${max}.`;
  const schema = v.pipe(
    v.number('Write a whole number.'),
    v.integer('Write a whole number.'),
    v.minValue(min, `Write at least ${min}.`),
    v.maxValue(max ?? Number.MAX_SAFE_INTEGER, `Write at most ${max}.`),
  );
  return shared(schema, 'numberEditor', { type: 'Integer', validations: [{ range, message }] }, words);
}

const isDay = (written: string) =>
  /^\d{4}-\d\d-\d\d$/.test(written) && new Date(Date.parse(written) || 0).toISOString().startsWith(written);

export function day(...words: Words) {
  const schema = v.pipe(
    v.string('Choose a day.'),
    v.check(isDay, 'Choose a day, without a time: 2026-12-25.'),
  );
  return { ...shared(schema, 'datePicker', { type: 'Date' }, words), settings: { format: 'dateonly' } };
}
