import type { ComponentType } from 'react';
import { newerContent } from '../content/newer-content.ts';
import { toPageData } from '../content/page-content.ts';
import type { PageData, PageFile } from '../content/page-data.ts';
import { allPages, pageFilePath } from '../routing/routes.ts';
import { readPageData } from './page-data-element.ts';
import { pages, type BrowserRoute } from './pages.ts';

export type LoadedPage = { Page: ComponentType; data: PageData };

const loading = new Map<string, Promise<LoadedPage>>();

/** The page whose data is already here, with its component fetched. */
export async function withComponent(data: PageData): Promise<LoadedPage> {
  const { Page } = await pages[data.page.route as BrowserRoute]();
  return { Page, data };
}

const findPage = (path: string, services: string[]) => allPages(services).find((page) => page.path === path);

/** The page of a service that was added after the build, so that the link to it leads there and not to a 404. */
async function addedPage(path: string): Promise<LoadedPage | undefined> {
  const newer = newerContent();
  if (!newer) return undefined;
  const { origin, content, addedServices } = newer;
  const found = findPage(path, addedServices);
  if (!found?.page.service) return undefined;
  const module = await pages[found.page.route]();
  const data = toPageData(content, found.page, found.language, module);
  return { Page: module.Page, data: { ...data, origin } };
}

/** Begins to fetch a page's component, so that it comes beside the data and not after it. */
function fetchComponent(path: string) {
  const [service = ''] = path.split('/').slice(-1);
  const found = findPage(path, [service]);
  // `withComponent` asks again, and tells of a failure.
  if (found) pages[found.page.route]().catch(() => undefined);
}

async function fetchPage(path: string): Promise<LoadedPage> {
  const added = await addedPage(path);
  if (added) return added;
  fetchComponent(path);
  const file = pageFilePath(path);
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answered ${response.status}.`);
  const { data } = (await response.json()) as PageFile;
  // After a deploy the visitor gets the new site whole, not its page in the scripts of the old one.
  if (data.build !== readPageData()?.build) throw new Error(`${path} is of another build.`);
  return withComponent(data);
}

/**
 * Fetches a page by its path, once: its data and its component. Rejects when there is no such page, or the network or the
 * server fails.
 */
export function loadPage(path: string): Promise<LoadedPage> {
  const known = loading.get(path);
  if (known) return known;
  const page = fetchPage(path);
  loading.set(path, page);
  page.catch(() => loading.delete(path));
  return page;
}
