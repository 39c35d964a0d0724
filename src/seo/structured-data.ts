import type { Offer, OfferCatalog, Thing } from 'schema-dts';
import { currency as priceCurrency } from '../../shared/brand.ts';
import { type PageData, isInRouteTable } from '../content/page/page-data.ts';
import type { PageGroup, PageGroups } from '../content/page/page-groups.ts';
import { menuNames } from '../model/site-content.ts';
import { splitPhrases } from '../lib/split-text.ts';
import { toPlainText } from '../lib/no-break.ts';
import { splitNote } from '../lib/split-note.ts';
import type { PriceCategory, PriceRow } from '../prices/price-row.ts';
import { pathTo, type PageRef } from '../routing/routes.ts';
import { openingHoursSpecifications } from './opening-hours-specifications.ts';
import { siteOrigin } from './page-urls.ts';

type Node = Exclude<Thing, string>;

const dentist = { '@id': `${siteOrigin}/#dentist` };
const priceList = { '@id': `${siteOrigin}/#prices` };
const website = { '@id': `${siteOrigin}/#website` };

/** Returns the page's JSON-LD; empty for a page outside the route table, such as `notFound`. */
export function structuredDataElement(data: PageData): string {
  const { page } = data;
  if (!isInRouteTable(page)) return '';
  const graph = [
    dentistNode(data),
    websiteNode(data),
    pageNode(data, page),
    ...breadcrumbs(data, page),
    ...nodesOfOnlyThisPage(data, page),
  ];
  const json = toPlainText(JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }));
  // No text can close the script element.
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

function groupOf<G extends PageGroup>({ groups }: PageData, name: G): PageGroups[G] {
  const group = groups[name];
  if (!group) throw new Error(`The page does not carry the group "${name}".`);
  return group as PageGroups[G];
}

function dentistNode(data: PageData): Node {
  const contact = groupOf(data, 'contactDetails');
  const { clinicImage } = data;
  const profiles = [contact.facebookUrl, contact.instagramUrl].filter((url) => url !== undefined);
  return {
    '@type': 'Dentist',
    ...dentist,
    name: contact.clinicName,
    url: `${siteOrigin}/`,
    ...(clinicImage && { image: siteOrigin + clinicImage }),
    telephone: contact.phoneNumber,
    email: contact.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: [contact.street, contact.building].filter(Boolean).join(', '),
      ...(contact.postalCode && { postalCode: contact.postalCode }),
      addressLocality: contact.locality,
      addressCountry: contact.countryCode,
    },
    ...openingHoursSpecifications(groupOf(data, 'openingHours')),
    ...(data.page.route === 'prices' && { hasOfferCatalog: priceList }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

function websiteNode(data: PageData): Node {
  return {
    '@type': 'WebSite',
    ...website,
    url: `${siteOrigin}/`,
    name: groupOf(data, 'contactDetails').clinicName,
    publisher: dentist,
  };
}

function pageName(data: PageData): string {
  const texts = groupOf(data, data.mainGroup);
  if ('serviceName' in texts) return texts.serviceName;
  const menuName = menuNames[data.mainGroup];
  if (menuName) return groupOf(data, 'navigation')[menuName];
  return splitPhrases('title' in texts ? texts.title : texts.meta.title).join(' ');
}

function breadcrumbs(data: PageData, page: PageRef): Node[] {
  if (page.route === 'home') return [];
  const { home, services } = groupOf(data, 'navigation');
  const parents: [string, PageRef][] = [[home, { route: 'home' }]];
  if (page.route === 'service') parents.push([services, { route: 'services' }]);
  const trail: [string, PageRef][] = [...parents, [pageName(data), page]];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(([name, to], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: siteOrigin + pathTo(to, data.language),
      })),
    },
  ];
}

const pageTypes: Partial<Record<PageRef['route'], 'AboutPage' | 'ContactPage'>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
};

function pageNode(data: PageData, page: PageRef): Node {
  const texts = groupOf(data, data.mainGroup);
  const reviewed = 'reviewed' in texts ? texts.reviewed : undefined;
  return {
    '@type': pageTypes[page.route] ?? 'WebPage',
    url: siteOrigin + pathTo(page, data.language),
    name: texts.meta.title,
    inLanguage: data.language,
    isPartOf: website,
    about: dentist,
    ...(reviewed && {
      lastReviewed: reviewed.on,
      reviewedBy: { '@type': 'Person', name: reviewed.by },
    }),
  };
}

function peopleOf(data: PageData): Node[] {
  return groupOf(data, 'about').doctors.map(({ name, role }) => ({
    '@type': 'Person',
    name,
    jobTitle: role,
    worksFor: dentist,
  }));
}

function offer({ label, unit, price }: PriceRow): Offer {
  const { low, high } = price;
  const { name, note = unit && `(${unit})` } = splitNote(label);
  const range = { minPrice: low, maxPrice: high, priceCurrency };
  return {
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name: [name, note].filter(Boolean).join(' ') },
    ...(high === low
      ? { price: low, priceCurrency }
      : { priceSpecification: { '@type': 'PriceSpecification', ...range } }),
  };
}

function priceCatalog(data: PageData): OfferCatalog {
  const { title, categories } = groupOf(data, 'priceList');
  const category = ({ title: name, items }: PriceCategory): OfferCatalog => ({
    '@type': 'OfferCatalog',
    name,
    itemListElement: items.map(offer),
  });
  return {
    '@type': 'OfferCatalog',
    ...priceList,
    name: title,
    itemListElement: categories.map(category),
  };
}

function nodesOfOnlyThisPage(data: PageData, page: PageRef): Node[] {
  if (page.route === 'prices') return [priceCatalog(data)];
  if (page.route === 'about') return peopleOf(data);
  if (page.route === 'service') {
    const { serviceName, lead } = groupOf(data, 'service');
    const url = siteOrigin + pathTo(page, data.language);
    return [{ '@type': 'Service', name: serviceName, description: lead, url, provider: dentist }];
  }
  return [];
}
