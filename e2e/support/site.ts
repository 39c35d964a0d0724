import { toSiteContent } from '../../src/content/check/to-site-content.ts';
import { entriesOf } from '../../src/content/source/space.ts';
import type { PageMeta, SiteContent } from '../../src/model/site-content.ts';
import { allPages } from '../../src/routing/routes.ts';
import { readBrand } from '../../shared/clinic/read-brand.ts';
import { readEmbeddedSpace } from '../../scripts/build/read-embedded-space.ts';

/** The fixture's languages. */
export const languages = ['ro', 'en'] as const;
export type Language = (typeof languages)[number];

function read(language: Language): SiteContent {
  const result = toSiteContent(readEmbeddedSpace(), language);
  if (!result.ok) throw new Error('The content is not valid: npm run content:check says why.');
  return result.content;
}

export const content: Record<Language, SiteContent> = { ro: read('ro'), en: read('en') };

const serviceUrls = content.ro.services.list.map(({ serviceUrl }) => serviceUrl);
export const sitePages = allPages(serviceUrls).map((page) => ({
  ...page,
  language: page.language as Language,
}));

/** Every page of a clinic that may have other languages. */
export function pagesOfClinic(folder: string) {
  const services = entriesOf(readEmbeddedSpace(folder), 'service');
  const slugs = services.map(({ fields }) => String(Object.values(fields['serviceUrl'] ?? {})[0]));
  const pages = allPages(slugs).filter(({ language }) => language === 'ro');
  return readBrand(folder).languages.flatMap(({ code }, index) => {
    const home = index === 0 ? '/' : `/${code}`;
    const pathOf = (path: string) => (path === '/' ? home : path.replace('/ro/', `/${code}/`));
    return pages.map(({ page, path }) => ({ page, language: code, path: pathOf(path) }));
  });
}

/** One page of each route. */
const templatesIn = (language: Language) => {
  const pages = sitePages.filter((one) => one.language === language);
  return pages.filter(
    ({ page }, index) => pages.findIndex((other) => other.page.route === page.route) === index,
  );
};
export const romanianTemplates = templatesIn('ro');
export const englishTemplates = templatesIn('en');

const alternate = (even: typeof sitePages, odd: typeof sitePages) =>
  even.flatMap((page, index) => (index % 2 === 0 ? page : (odd[index] ?? [])));
/** One page of each route, alternating the languages; `otherTemplatePages` has each in the other language. */
export const templatePages = alternate(romanianTemplates, englishTemplates);
export const otherTemplatePages = alternate(englishTemplates, romanianTemplates);

const pagesOfText = new Set(['about', 'services', 'accessibility', 'privacy', 'terms', 'requestSent']);
/** Returns whether a page has its own controls, not only text and links. */
export const hasControls = ({ page }: (typeof sitePages)[number]) => !pagesOfText.has(page.route);

export function metasOf(language: Language): PageMeta[] {
  const groups = Object.values(content[language]).flatMap((group) => ('meta' in group ? [group.meta] : []));
  return [...groups, ...content[language].services.list.map(({ meta }) => meta)];
}
