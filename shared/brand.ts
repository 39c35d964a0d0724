/** All code reads a clinic's `brand/brand.json` through this module. */
export {
  currency,
  languages as brandLanguages,
  logoSize,
  mailColours,
  mailFonts,
  origin,
  referencePrefix,
  themeColour,
  timeZone as clinicTimeZone,
} from '#brand';
