import type { ShownPage } from '../content/page-data.ts';
import type { SiteContent } from '../content/site-content.ts';
import { useContent, usePageData } from '../content/use-content.ts';
import { siteOrigin } from './site-origin.ts';

/** The clinic as a schema.org Dentist. Weekends are by appointment only, so no opening hours are claimed for them. */
function dentist(contact: SiteContent['contactDetails'], image?: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Dentist',
    '@id': `${siteOrigin}/#dentist`,
    name: contact.clinicName,
    url: `${siteOrigin}/`,
    ...(image && { image: siteOrigin + image }),
    telephone: contact.phoneNumber,
    email: contact.email,
    currenciesAccepted: 'RON',
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${contact.street}, ${contact.building}`,
      addressLocality: contact.locality,
      addressCountry: contact.countryCode,
    },
    hasMap: contact.mapUrl,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: contact.opens,
      closes: contact.closes,
    },
    sameAs: [contact.facebookUrl, contact.instagramUrl].filter((url) => url !== undefined),
  };
}

const pagesOfTheClinic = new Set<ShownPage['route']>(['home', 'contact']);

/** The clinic as search engines read it. The data block cannot run, and `<` is escaped so that no text can end it. */
export function StructuredData() {
  const { page, clinicImage } = usePageData();
  const contactDetails = useContent('contactDetails');
  if (!pagesOfTheClinic.has(page.route)) return null;
  const json = JSON.stringify(dentist(contactDetails, clinicImage)).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
