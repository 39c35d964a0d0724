import type { PageGroup } from '../content/page/page-groups.ts';
import type { SiteContent } from '../model/site-content.ts';
import { SentOutcome } from '../features/request-sent/sent-outcome.tsx';

export const mainGroup = 'requestSentPage';
export const needs = ['contactForm', 'formMessages'] as const satisfies PageGroup[];

export const title = ({ formMessages, contactDetails }: SiteContent) =>
  `${formMessages.sent} | ${contactDetails.clinicName}`;

export function Page() {
  return <SentOutcome />;
}
