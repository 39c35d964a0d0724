import type { PageGroup } from '../content/page-data.ts';
import type { SiteContent } from '../content/site-content.ts';
import { NotSent } from '../features/contact/native-answer.tsx';

export const mainGroup = 'contactPage';
export const needs = ['predefinedMessages'] as const satisfies PageGroup[];

export const title = ({ predefinedMessages, contactDetails }: SiteContent) =>
  `${predefinedMessages.failed} | ${contactDetails.clinicName}`;

export function Page() {
  return <NotSent />;
}
