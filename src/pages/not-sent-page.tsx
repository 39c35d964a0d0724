import type { PageGroup } from '../content/page/page-groups.ts';
import { NotSent } from '../features/contact/not-sent.tsx';
import type { SiteContent } from '../model/site-content.ts';

export const mainGroup = 'contactPage';
export const needs = ['contactForm', 'formMessages'] as const satisfies PageGroup[];

export const title = ({ formMessages, contactDetails }: SiteContent) =>
  `${formMessages.failed} | ${contactDetails.clinicName}`;

export function Page() {
  return <NotSent />;
}
