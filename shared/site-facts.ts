import type { Language } from './languages.ts';
import type { OpeningHours } from './schedule.ts';
import type { ReceiptTexts } from './next-step.ts';

/** What the functions know of the site they were built with: the build writes it beside their pages, as `site.json`. */
export type SiteFacts = {
  /** The paths of all pages. */
  pages: string[];
  /** The packages, by the names the desk knows. */
  packages: string[];
  /** The version of the privacy policy that the form asks consent to. */
  consentVersion: string;
  openingHours: OpeningHours;
  texts: Record<Language, ReceiptTexts>;
  /** The clinic's mark for mails, a PNG in base64. */
  mailMark: string;
};
