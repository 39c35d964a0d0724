/** Site and functions read `brand/brand.json` through this module; scripts read other clinics with `readBrand`. */
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
