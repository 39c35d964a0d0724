/** Node's module for `#brand`; in built code brand-plugin.ts provides it. */
import { readBrand } from './read-brand.ts';

export const {
  origin,
  languages,
  currency,
  timeZone,
  referencePrefix,
  themeColour,
  logoSize,
  mailColours,
  mailFonts,
} = readBrand();
