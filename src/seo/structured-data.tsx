import type { ShownPage } from '../content/page-data.ts';
import { useContent, usePageData } from '../content/use-content.ts';
import { dentist } from './dentist.ts';

const pagesOfTheClinic = new Set<ShownPage['route']>(['home', 'contact']);

/** The clinic as search engines read it. The data block cannot run, and `<` is escaped so that no text can end it. */
export function StructuredData() {
  const { page, clinicImage } = usePageData();
  const contactDetails = useContent('contactDetails');
  if (!pagesOfTheClinic.has(page.route)) return null;
  const json = JSON.stringify(dentist(contactDetails, clinicImage)).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
