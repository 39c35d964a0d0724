import type { SiteContent } from '../content/site-content.ts';
import { siteOrigin } from './site-origin.ts';

/** The clinic as a schema.org Dentist. Weekends are by appointment only, so no opening hours are claimed for them. */
export function dentist(contact: SiteContent['contactDetails'], image?: string) {
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
