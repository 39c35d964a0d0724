import type { PageGroup } from '../content/page-data.ts';
import type { SiteContent } from '../content/site-content.ts';
import { Sent } from '../features/contact/native-answer.tsx';

export const mainGroup = 'requestSentPage';
export const needs = ['contactForm', 'predefinedMessages'] as const satisfies PageGroup[];

export const title = ({ predefinedMessages, contactDetails }: SiteContent) =>
  `${predefinedMessages.sent} | ${contactDetails.clinicName}`;

export function Page() {
  return <Sent />;
}
