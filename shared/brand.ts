/** What a clinic's `brand/brand.json` says: the one way by which code knows it. */
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
