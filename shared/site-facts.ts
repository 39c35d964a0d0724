import type { Language } from './languages.ts';
import type { OpeningHours } from './schedule.ts';
import type { ReceiptTexts } from './callback.ts';

export type ConfirmationTexts = ReceiptTexts & {
  clinicName: string;
  address: string[];
  phone: { text: string; number: string };
  email: string;
  /** In lines, as the pages list them. */
  hours: string[];
  referenceLabel: string;
  /** With `{day}` and `{time}`. */
  sentAt: string;
  nextTitle: string;
  before?: string | undefined;
  /** What to do if it gets worse. */
  urgent?: string | undefined;
  after?: string | undefined;
  story: { text: string; path: string };
  emergencies: { text: string; path: string };
  privacy: { text: string; path: string };
  map: { text: string; url: string };
  /** With `{reference}`. */
  mailSubject: string;
  mailTitle: string;
  mailChange: string;
  mailNotMine: string;
};

/** The build writes it beside the functions' pages, as `site.json`. */
export type SiteFacts = {
  pages: string[];
  /** The packages, by the names the desk knows. */
  packages: string[];
  consentVersion: string;
  openingHours: OpeningHours;
  texts: Record<Language, ConfirmationTexts>;
  /** The clinic's mark for mails, a PNG in base64. */
  mailMark: string;
};
