import { toPageData } from './page-content.ts';
import { type PageData, type PageGroup } from './page-data.ts';
import { contentIn, type SiteContents } from '../../model/site-content.ts';

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * A page's data with newer content. What says the same stays the same object, so that only what changed is rendered.
 * The page of a service that is no longer there stays as it was built.
 */
export function refreshPage(data: PageData, contents: SiteContents): PageData {
  const { page, language, mainGroup, groups } = data;
  const { list } = contentIn(contents, language).services;
  const isGone = page.service && !list.some(({ serviceUrl }) => serviceUrl === page.service);
  if (isGone) return data;
  const names = Object.keys(groups) as PageGroup[];
  const newer = toPageData(contents, page, language, { mainGroup, needs: names });
  const changed = names.filter((name) => !isSame(groups[name], newer.groups[name]));
  const { firstService } = newer;
  if (changed.length === 0 && firstService === data.firstService) return data;
  const changedGroups = Object.fromEntries(changed.map((name) => [name, newer.groups[name]]));
  return { ...data, firstService, groups: { ...groups, ...changedGroups } };
}
