import type { ShownHours } from '../content/opening-hours/shown-hours.ts';
import type { PageGroups, ShownPage } from '../content/page-data.ts';
import { useContent, usePageData } from '../content/use-content.ts';
import { openingHoursSpecifications } from './opening-hours-specifications.ts';
import { siteOrigin } from './site-origin.ts';

/** The clinic as a schema.org Dentist. */
function dentist(contact: PageGroups['contactDetails'], hours: ShownHours, image?: string) {
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
    ...openingHoursSpecifications(hours),
    sameAs: [contact.facebookUrl, contact.instagramUrl].filter((url) => url !== undefined),
  };
}

const pagesOfTheClinic = new Set<ShownPage['route']>(['home', 'contact']);

/** The clinic as search engines read it. The data block cannot run, and `<` is escaped so that no text can end it. */
export function StructuredData() {
  const { page, clinicImage } = usePageData();
  const contactDetails = useContent('contactDetails');
  const hours = useContent('openingHours');
  if (!pagesOfTheClinic.has(page.route)) return null;
  const json = JSON.stringify(dentist(contactDetails, hours, clinicImage)).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
