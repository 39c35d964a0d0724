/** The current clinic's brand; scripts read the brand of another clinic with `readBrand`. */
export {
  colourScheme,
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
