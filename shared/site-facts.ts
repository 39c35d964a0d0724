import type { CallTime } from './contact-fields.ts';
import type { Language } from './languages.ts';
import type { OpeningHours } from './schedule.ts';

/** What the functions know of the site: the content of `site.json`, which the build writes beside their pages. */
export type SiteFacts = {
  pages: string[];
  /** Names of the packages in the default language, which the clinic's staff read. */
  packages: string[];
  consentVersion: string;
  openingHours: OpeningHours;
  texts: Record<Language, ConfirmationTexts>;
  /** A PNG in base64. */
  mailLogo: string;
};

export type ConfirmationTexts = {
  clinicName: string;
  address: string[];
  phone: { text: string; number: string };
  email: string;
  /** Lines such as `Luni – vineri: 08:00 – 20:00`. */
  hours: string[];
  referenceLabel: string;
  /** Contains `{day}` and `{time}`. */
  sentAt: string;
  nextTitle: string;
  /** States when the clinic answers; contains `{day}` and `{time}`. */
  answerBy: string;
  /** Tells visitors to call if the clinic has not answered in time; a phone number follows. */
  late: string;
  /** Contains `{part}`. */
  callTime: string;
  parts: Record<CallTime, string>;
  /** Describes how the clinic answers. */
  detail: string;
  /** Steps under `nextTitle` before and after the step `detail`. */
  before?: string | undefined;
  after?: string | undefined;
  /** Tells visitors who cannot wait what to do. */
  worse?: string | undefined;
  emergencies: { text: string; path: string };
  story: { text: string; path: string };
  privacy: { text: string; path: string };
  map: { text: string; url: string };
  /** Contains `{reference}`. */
  mailSubject: string;
  mailTitle: string;
  mailChange: string;
  mailNotMine: string;
};
