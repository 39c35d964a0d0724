import * as v from 'valibot';
import { email, fileSchema, html, pageMeta, text, textBlock, textWith, url } from './fields.ts';
import { hoursExceptions, openingWeek } from './opening-hours.ts';

export const messagingApp = v.object({ name: text, url, label: text });

export const contactDetails = v.object({
  clinicName: text,
  clinicShortName: text,
  phoneString: text,
  phoneNumber: v.pipe(
    text,
    v.regex(/^\+\d{7,15}$/, 'Write the number with + and the country, without blanks: +40721234567.'),
  ),
  email,
  dataProtectionEmail: email,
  street: text,
  postalCode: v.optional(text),
  locality: text,
  building: v.optional(text),
  countryCode: v.pipe(text, v.length(2)),
  mapUrl: url,
  messagingApp: v.optional(messagingApp),
  facebookUrl: v.optional(url),
  instagramUrl: v.optional(url),
  openingHours: openingWeek,
  hoursExceptions,
  hoursNotice: v.optional(text),
  operatorName: text,
  operatorDetails: text,
});

export const contactPage = v.object({
  title: text,
  lead: text,
  formTitle: text,
  formLead: text,
  placeTitle: text,
  mapLink: text,
  visitTitle: v.optional(text),
  visitNotes: v.optional(v.array(textBlock)),
  placePicture: fileSchema,
  meta: pageMeta,
});

export const contactForm = v.object({
  title: text,
  lead: text,
  emergencyNote: text,
  name: text,
  email: text,
  phone: text,
  package: text,
  noPackage: text,
  message: text,
  contactHint: text,
  callTime: v.optional(text),
  callAnyTime: v.optional(text),
  callMorning: v.optional(text),
  callAfternoon: v.optional(text),
  callEvening: v.optional(text),
  consent: html,
  send: text,
  sendAnother: text,
  referenceLabel: text,
  backToPage: text,
});

export const predefinedMessages = v.object({
  packageInterest: text,
  sending: text,
  sent: text,
  sentThanks: text,
  sentDetail: text,
  sentCallback: v.optional(textWith('day')),
  failed: text,
  failedOtherWays: text,
  slow: text,
  failedByMail: text,
  mailSubject: text,
  limited: text,
  offline: text,
  backOnline: text,
  errorsTitle: text,
  errorsDetail: text,
  nameRequired: text,
  nameLength: text,
  contactRequired: text,
  emailInvalid: text,
  phoneInvalid: text,
  messageRequired: text,
  messageLength: text,
  consentRequired: text,
});
