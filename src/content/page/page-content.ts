import { languages, type Language } from '../../../shared/languages.ts';
import { contentOfLanguage, type SiteContent, type SiteContents } from '../../model/site-content.ts';
import { priceBook } from '../../prices/price-book.ts';
import { pathTo } from '../../routing/routes.ts';
import {
  isInRouteTable,
  sharedGroups,
  type AnyPage,
  type MainGroup,
  type PageData,
  type SocialImages,
} from './page-data.ts';
import { groupsOf, type PageGroup } from './page-groups.ts';

type WantedGroups = { mainGroup: MainGroup; needs?: readonly PageGroup[] };

export function toPageData(
  contents: SiteContents,
  page: AnyPage,
  language: Language,
  { mainGroup, needs = [] }: WantedGroups,
  socialImages: SocialImages = {},
): PageData {
  const content = contentOfLanguage(contents, language);
  const socialImage = isInRouteTable(page) ? socialImages[pathTo(page, language)] : undefined;
  const clinicImage = socialImages[pathTo({ route: 'home' }, language)]?.url;
  const main = mainTextsIn(content, page, mainGroup);
  const untranslated = untranslatedLanguages(contents, page, mainGroup);
  const reviewed = main && 'reviewed' in main ? main.reviewed : undefined;
  const book = priceBook(contents, language);
  const source = { contents, content, language, book, reviewed, serviceSlug: page.service };
  return {
    page,
    language,
    mainGroup,
    ...(untranslated.length > 0 && { untranslated }),
    ...(socialImage && { socialImage }),
    ...(clinicImage && { clinicImage }),
    groups: groupsOf([...sharedGroups, 'reviewNote', mainGroup, ...needs], source),
  };
}

function mainTextsIn({ services, ...groups }: SiteContent, page: AnyPage, mainGroup: MainGroup) {
  return mainGroup === 'service'
    ? services.list.find(({ serviceUrl }) => serviceUrl === page.service)
    : groups[mainGroup];
}

function untranslatedLanguages(contents: SiteContents, page: AnyPage, mainGroup: MainGroup): Language[] {
  return languages.filter((language) => {
    const content = contents[language];
    // `lang` is set on texts that are shown in the main language for lack of a translation.
    return content && mainTextsIn(content, page, mainGroup)?.lang !== undefined;
  });
}

/**
 * Replaces the groups of a page that newer content has changed. Unchanged groups stay the same objects, so React renders
 * only changes. The page of a removed service stays as built.
 */
export function refreshPage(data: PageData, contents: SiteContents): PageData {
  const { page, language, mainGroup, groups } = data;
  const { list } = contentOfLanguage(contents, language).services;
  const isGone = page.service && !list.some(({ serviceUrl }) => serviceUrl === page.service);
  if (isGone) return data;
  const names = Object.keys(groups) as PageGroup[];
  const newer = toPageData(contents, page, language, { mainGroup, needs: names });
  const changed = names.filter((name) => JSON.stringify(groups[name]) !== JSON.stringify(newer.groups[name]));
  if (changed.length === 0) return data;
  const changedGroups = Object.fromEntries(changed.map((name) => [name, newer.groups[name]]));
  return { ...data, groups: { ...groups, ...changedGroups } };
}
