import type { PageGroup } from '../content/page-data.ts';
import { TextsOf } from '../content/texts-of.tsx';
import { ContactAnswer } from '../features/contact/contact-answer.tsx';
import { contactSectionNeeds } from '../features/contact/contact-section.tsx';

export const mainGroup = 'contactPage';
export const needs = [...contactSectionNeeds, 'requestSentPage'] as const satisfies PageGroup[];

export function Page() {
  return (
    <TextsOf group="predefinedMessages">
      <ContactAnswer />
    </TextsOf>
  );
}
