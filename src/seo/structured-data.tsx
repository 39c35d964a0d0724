import { useContent } from '../content/use-content.ts';
import { dentist } from './dentist.ts';

/** The clinic as search engines read it. The data block cannot run, and `<` is escaped so that no text can end it. */
export function StructuredData() {
  const contactDetails = useContent('contactDetails');
  const json = JSON.stringify(dentist(contactDetails)).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
