/** Node imports this module as `#brand` (package.json); in Vite and builds brand-plugin.ts replaces it. */
import { readBrand } from './read-brand.ts';

export const {
  origin,
  languages,
  currency,
  timeZone,
  referencePrefix,
  themeColour,
  logoSize,
  colourScheme,
  mailColours,
  mailFonts,
} = readBrand();
