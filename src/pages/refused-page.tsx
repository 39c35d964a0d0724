import type { PageGroup } from '../content/page/page-groups.ts';
import { Refused } from '../features/contact/not-sent.tsx';

export const mainGroup = 'contactPage';
export const needs = ['contactForm', 'formMessages'] as const satisfies PageGroup[];

export { title } from './not-sent-page.tsx';

export function Page() {
  return <Refused />;
}
