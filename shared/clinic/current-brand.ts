/** What `#brand` is for Node; brand-plugin.ts makes it for what is built. */
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
