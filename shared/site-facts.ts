import type { CallTime } from './contact-fields.ts';
import type { Language } from './languages.ts';
import type { OpeningHours } from './schedule.ts';

export type ConfirmationTexts = {
  clinicName: string;
  address: string[];
  phone: { text: string; number: string };
  email: string;
  /** Lines of the opening hours, as pages show them. */
  hours: string[];
  referenceLabel: string;
  /** With `{day}` and `{time}`. */
  sentAt: string;
  nextTitle: string;
  /** With `{day}` and `{time}`: by when the clinic answers. */
  answerBy: string;
  /** For visitors whom nobody has answered by then; a phone number follows. */
  late: string;
  /** With `{part}`. */
  callTime: string;
  parts: Record<CallTime, string>;
  /** How the clinic answers. */
  detail: string;
  before?: string | undefined;
  after?: string | undefined;
  /** For visitors who cannot wait. */
  worse?: string | undefined;
  emergencies: { text: string; path: string };
  story: { text: string; path: string };
  privacy: { text: string; path: string };
  map: { text: string; url: string };
  /** With `{reference}`. */
  mailSubject: string;
  mailTitle: string;
  mailChange: string;
  mailNotMine: string;
};

/** `site.json`, which the build writes beside the functions' pages. */
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
