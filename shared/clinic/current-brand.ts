/** `#brand` for Node; brand-plugin.ts provides it to built code. */
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
