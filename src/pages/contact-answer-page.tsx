import { TextsOf } from '../content/texts-of.tsx';
import { ContactAnswer } from '../features/contact/contact-answer.tsx';
import { contactSectionNeeds } from '../features/contact/contact-section.tsx';

export const mainGroup = 'contactPage';
export { contactSectionNeeds as needs };

export function Page() {
  return (
    <TextsOf group="predefinedMessages">
      <ContactAnswer />
    </TextsOf>
  );
}
