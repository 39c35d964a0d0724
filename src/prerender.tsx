/** Entry of the server bundle: lists and renders the pages for the build and the development server. */
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { SiteFacts } from '../shared/site-facts.ts';
import { App } from './app/app.tsx';
import { openingStateDataElement, pageDataElement } from './app/page-data-element.ts';
import { pages, type PageModule } from './app/pages.ts';
import type { Space } from './content/source/space.ts';
import { loadSiteContent, loadSiteContents } from './content/load-site-content.ts';
import { toPageData } from './content/page/page-content.ts';
import { packageNamesOf } from './content/page/page-groups.ts';
import { contentOfLanguage, type SiteContents } from './model/site-content.ts';
import type { BuildInfo, PageData, AnyPage, SocialImages } from './content/page/page-data.ts';
import { confirmationTexts } from './content/page/confirmation-texts.ts';
import { defaultLanguage, languageOfPath, languages, type Language } from '../shared/languages.ts';
import { allPages, offlinePath, pathTo } from './routing/routes.ts';
import { defaultSocialCard, type SocialCard } from './seo/social-card.ts';
import { structuredDataElement } from './seo/structured-data.ts';

export { loadSiteContents } from './content/load-site-content.ts';
export { robots, sitemap } from './seo/crawlers.ts';

export type PrerenderedPage = Awaited<ReturnType<typeof renderPage>>;

type SitePage = {
  page: AnyPage;
  language: Language;
  path: string;
  /** Name of the file that Hosting serves for a page without a URL. */
  file?: string;
  /** Name, without extension, of the file that a function serves for a page without a URL. */
  functionPage?: string;
};

const pageModules: Record<AnyPage['route'], () => Promise<PageModule>> = {
  ...pages,
  sent: () => import('./pages/sent-page.tsx'),
  notSent: () => import('./pages/not-sent-page.tsx'),
};

/** Start of the first element of `Layout`. */
const layoutStart = '<div id="site">';

function pagesWithUrl(space: Space) {
  const services = loadSiteContent(defaultLanguage, space).services.list;
  return allPages(services.map(({ serviceUrl }) => serviceUrl));
}

export function siteFacts(space: Space): Omit<SiteFacts, 'mailLogo'> {
  const contents = loadSiteContents(space);
  const { contactDetails, privacy } = contentOfLanguage(contents, defaultLanguage);
  const { openingHours: week, hoursExceptions: exceptions = [] } = contactDetails;
  const textsIn = (language: Language) => confirmationTexts(contentOfLanguage(contents, language), language);
  return {
    pages: pagesWithUrl(space).map(({ path }) => path),
    packages: packageNamesOf(contents, defaultLanguage).map(({ deskName }) => deskName),
    consentVersion: privacy.version,
    openingHours: { week, exceptions },
    texts: Object.fromEntries(languages.map((language) => [language, textsIn(language)])),
  };
}

/** Returns every page to prerender in every language, also pages without a URL. */
export function sitePages(space: Space): SitePage[] {
  const list: SitePage[] = pagesWithUrl(space);
  for (const language of languages) {
    const path = pathTo({ route: 'home' }, language);
    // Hosting has a 404 page in the default language only; a function serves the other languages.
    const notFoundFile =
      language === defaultLanguage ? { file: '404.html' } : { functionPage: `not-found-${language}` };
    list.push(
      { page: { route: 'notFound' }, language, path: '/404', ...notFoundFile },
      { page: { route: 'offline' }, language, path: offlinePath(language) },
      { page: { route: 'sent' }, language, path, functionPage: `sent-${language}` },
      { page: { route: 'notSent' }, language, path, functionPage: `not-sent-${language}` },
    );
  }
  return list;
}

export function resolvePage(pathname: string, space: Space): { page: AnyPage; language: Language } {
  const listed = pagesWithUrl(space).find(({ path }) => path === pathname);
  return listed ?? { page: { route: 'notFound' }, language: languageOfPath(pathname) };
}

export async function buildPageData(
  contents: SiteContents,
  page: AnyPage,
  language: Language,
  { socialImages, ...build }: BuildInfo & { socialImages?: SocialImages } = {},
): Promise<PageData> {
  const module = await pageModules[page.route]();
  const title = module.title?.(contentOfLanguage(contents, language));
  const data = toPageData(contents, page, language, module, socialImages);
  return { ...data, ...(title && { title }), ...build };
}

export async function socialCards(space: Space): Promise<{ path: string; card: SocialCard }[]> {
  const contents = loadSiteContents(space);
  const cards = pagesWithUrl(space).map(async ({ page, language, path }) => {
    const { mainGroup, socialCard } = await pageModules[page.route]();
    const texts = toPageData(contents, page, language, { mainGroup }).groups[mainGroup];
    if (!texts) throw new Error(`${path} lacks its main group, "${mainGroup}".`);
    return { path, card: socialCard?.(texts) ?? defaultSocialCard(texts.meta.title) };
  });
  return Promise.all(cards);
}

/** Renders a page to the parts of its document, which `scripts/build/document.ts` joins. */
export async function renderPage(data: PageData, path: string) {
  const { Page } = await pageModules[data.page.route]();
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App initialPage={{ Page, data }} />
    </StaticRouter>,
  );
  const html = await new Response(prelude).text();
  // React renders title, meta and links before the layout; they belong in the head.
  const start = html.indexOf(layoutStart);
  if (start < 0) throw new Error(`${path} was rendered without ${layoutStart}.`);
  return {
    language: data.language,
    head: html.slice(0, start) + structuredDataElement(data),
    body: `<div id="root">${html.slice(start)}</div>`,
    openingStateData: openingStateDataElement(data),
    pageData: pageDataElement(data),
  };
}
