import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { clinicFolder } from './folder.ts';
import { createColourLookup, readColourScheme, readMailFonts, type MailFonts } from './read-tokens.ts';

type BrandFile = v.InferOutput<typeof brandSchema>;

type Size = { width: number; height: number };
type Brand = BrandFile & {
  logoSize: Size;
  colourScheme: string;
  mailColours: typeof mailTokens;
  mailFonts: MailFonts;
};

/** Reads and checks `brand.json`, and adds the values that mails and pages need from other files of the brand. */
export function readBrand(clinic = clinicFolder()): Brand {
  const file = join(clinic, 'brand/brand.json');
  const parsed = v.safeParse(brandSchema, JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) {
    const lines = parsed.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'all'}: ${issue.message}`);
    throw new Error([`${file} cannot be used:`, ...lines].join('\n'));
  }
  const brand = parsed.output;
  const colourOf = createColourLookup(clinic);
  const mailColours = mapValues(mailTokens, colourOf);
  const drawings = mapValues(brand.socialImage.drawings, (drawing) => `/brand/${drawing}`);
  return {
    ...brand,
    themeColour: colourOf(brand.themeColour),
    colourScheme: readColourScheme(clinic) ?? 'light',
    mailColours,
    mailFonts: readMailFonts(clinic),
    logoSize: readLogoSize(clinic),
    socialImage: { ...brand.socialImage, drawings },
  };
}

const languageSchema = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/, 'A language code has two or three small letters: "ro".')),
  name: v.pipe(v.string(), v.nonEmpty()),
  /** BCP 47; the region decides how dates and numbers are written: `en-GB`. */
  tag: v.pipe(v.string(), v.regex(/^[a-z]{2,3}-[A-Z]{2}$/, 'A tag has language and region: "ro-RO".')),
  contentfulLocale: v.pipe(v.string(), v.nonEmpty()),
});

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

const fileSchema = v.pipe(v.string(), v.regex(/^[\w./-]+$/, 'Name a file of brand/.'));

const brandSchema = v.strictObject({
  origin: v.pipe(v.string(), v.regex(/^https:\/\/[^/]+$/, 'Write https:// and the host, without a path.')),
  /** The first language is the default; its home page is at `/`. */
  languages: v.tupleWithRest([languageSchema], languageSchema),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'A currency has three capital letters: "RON".')),
  timeZone: v.pipe(v.string(), v.check(isTimeZone, 'Name a time zone such as "Europe/Bucharest".')),
  referencePrefix: v.pipe(v.string(), v.regex(/^[A-Z]{2,3}$/, 'Take two or three capital letters: "GH".')),
  themeColour: v.pipe(v.string(), v.nonEmpty()),
  fonts: v.strictObject({
    /** The weight of headings, if their font is variable. */
    headings: v.strictObject({ file: fileSchema, weight: v.optional(v.number()) }),
    text: v.strictObject({ file: fileSchema }),
  }),
  socialImage: v.strictObject({
    /** Font size in pixels of a social image 630 pixels high; a long headline is smaller. */
    headlineSize: v.pipe(v.number(), v.minValue(32), v.maxValue(120)),
    /** Images in brand/ for pages without an image of their own; `other` is for all remaining pages. */
    drawings: v.strictObject({ services: fileSchema, emergencies: fileSchema, other: fileSchema }),
  }),
});

/** Mails cannot load `tokens.css`, so the values of these tokens are inlined in them. */
const mailTokens = {
  text: 'color-text',
  muted: 'color-text-muted',
  accent: 'color-accent',
  surface: 'color-surface',
  panel: 'color-surface-quiet',
  band: 'color-surface-2',
  line: 'color-line',
};

const maxLogoHeight = 64;

/** Returns the logo's largest displayed size in CSS pixels. */
function readLogoSize(clinic: string): Size {
  const file = join(clinic, 'brand/logo/logo.svg');
  const [, viewBox = ''] = /\bviewBox="\s*([^"]*?)\s*"/.exec(readFileSync(file, 'utf8')) ?? [];
  const [, , drawnWidth, drawnHeight] = viewBox.split(/[\s,]+/).map(Number);
  if (!drawnWidth || !drawnHeight) throw new Error(`${file} has no viewBox, which would say its shape.`);
  return { width: Math.round((drawnWidth / drawnHeight) * maxLogoHeight), height: maxLogoHeight };
}

function mapValues<Key extends string>(
  values: Record<Key, string>,
  transform: (value: string) => string,
): Record<Key, string> {
  const entries = Object.entries<string>(values).map(([name, value]) => [name, transform(value)]);
  return Object.fromEntries(entries) as Record<Key, string>;
}
