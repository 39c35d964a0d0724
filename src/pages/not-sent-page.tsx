import type { PageGroup } from '../content/page/page-groups.ts';
import type { SiteContent } from '../model/site-content.ts';
import { NotSent } from '../features/contact/native-answer.tsx';

export const mainGroup = 'contactPage';
export const needs = ['formMessages'] as const satisfies PageGroup[];

export const title = ({ formMessages, contactDetails }: SiteContent) =>
  `${formMessages.failed} | ${contactDetails.clinicName}`;

export function Page() {
  return <NotSent />;
}
