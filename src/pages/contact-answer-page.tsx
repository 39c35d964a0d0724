import type { PageGroup } from '../content/page-data.ts';
import { ContactAnswer } from '../features/contact/contact-answer.tsx';
import { contactSectionNeeds } from '../features/contact/contact-section.tsx';

export const needs = contactSectionNeeds satisfies readonly PageGroup[];

export function ContactAnswerPage() {
  return <ContactAnswer />;
}
