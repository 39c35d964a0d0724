import { useContext } from 'react';
import { ContentContext } from './content-provider.tsx';
import type { PageData } from './page/page-data.ts';
import type { PageGroup, PageGroups } from './page/page-groups.ts';

export function usePageData(): PageData {
  const data = useContext(ContentContext);
  if (!data) throw new Error('Page data needs a ContentProvider above the component.');
  return data;
}

/** Throws unless the group is shared, the page's main group, or in the page's `needs`. */
export function useContent<G extends PageGroup>(group: G): PageGroups[G] {
  const { groups, page } = usePageData();
  const texts = groups[group];
  if (texts === undefined) {
    throw new Error(`The page "${page.route}" does not carry the group "${group}": add it to its needs.`);
  }
  return texts as PageGroups[G];
}
