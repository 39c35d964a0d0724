import type { Language } from './languages.ts';
import type { OpeningHours } from './schedule.ts';
import type { ReceiptTexts } from './callback.ts';

/** The mail that confirms a request, in the clinic's words. */
export type ConfirmationTexts = ReceiptTexts & {
  clinicName: string;
  address: string[];
  phone: { text: string; number: string };
  email: string;
  referenceLabel: string;
  nextTitle: string;
  /** What comes before the desk's answer, and after it. */
  before?: string | undefined;
  after?: string | undefined;
  story: { text: string; path: string };
  map: { text: string; url: string };
  /** With `{reference}`. */
  mailSubject: string;
  mailTitle: string;
  mailChange: string;
  mailNotMine: string;
};

/** What the functions know of the site they were built with: the build writes it beside their pages, as `site.json`. */
export type SiteFacts = {
  /** The paths of all pages. */
  pages: string[];
  /** The packages, by the names the desk knows. */
  packages: string[];
  /** The version of the privacy policy that the form asks consent to. */
  consentVersion: string;
  openingHours: OpeningHours;
  texts: Record<Language, ConfirmationTexts>;
  /** The clinic's mark for mails, a PNG in base64. */
  mailMark: string;
};
