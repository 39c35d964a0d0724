import { useSearchAndHash } from '../../components/use-hydrated.ts';
import { isInRouteTable } from '../../content/page/page-data.ts';
import { usePageData } from '../../content/use-content.ts';
import { languages, nameOf } from '../../../shared/languages.ts';
import { useLanguage } from '../../routing/use-language.ts';
import { pathTo } from '../../routing/routes.ts';

/** Links to this page in each language; a page outside the route table, such as 404, links to the home pages. */
export function useLanguageLinks() {
  const { page } = usePageData();
  const language = useLanguage();
  const { search, hash } = useSearchAndHash();
  return languages.map((each) => ({
    language: each,
    name: nameOf(each),
    href: isInRouteTable(page) ? pathTo(page, each) + search + hash : pathTo({ route: 'home' }, each),
    current: each === language,
  }));
}
