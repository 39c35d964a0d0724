import { toSiteContent } from '../src/content/contentful/to-site-content.ts';
import type { SiteContent } from '../src/content/site-content.ts';
import { toPageData } from '../src/content/page-content.ts';
import { languages, type Language } from '../src/language/languages.ts';
import { allPages, type PageRef } from '../src/routing/routes.ts';
import { readEmbeddedSpace } from '../scripts/read-embedded-space.ts';

function read(language: Language): SiteContent {
  const result = toSiteContent(readEmbeddedSpace(), language);
  if (!result.ok) throw new Error('The embedded space is not sound: npm run content:check says why.');
  return result.content;
}

/** The words the pages must show. */
export const content = Object.fromEntries(languages.map((language) => [language, read(language)])) as Record<
  Language,
  SiteContent
>;

/** Every page of the route table, in both languages. */
export const sitePages = allPages(content.ro.services.list.map(({ serviceUrl }) => serviceUrl));

/** The title a page must have. */
export function titleOf(page: PageRef, language: Language): string {
  return toPageData(content, page, language, []).meta.title;
}
