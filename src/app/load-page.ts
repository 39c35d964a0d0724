import type { ComponentType } from 'react';
import type { PageData } from '../content/page/page-data.ts';
import { toSharedFile, type PageFile, type SharedFile } from '../content/page/page-files.ts';
import type { NewerContent } from '../content/content-provider.tsx';
import { defaultLanguage, languageOfPath, type Language } from '../../shared/languages.ts';
import { allPages, pageFilePath, sharedFilePath } from '../routing/routes.ts';
import { readPageData } from './page-data-element.ts';
import { pages, type BrowserRoute } from './pages.ts';

export type LoadedPage = { Page: ComponentType; data: PageData };

/** Loads a page's component and data; the data of a service comes from `newer`, if given, else from the build's files. */
export async function loadPage(path: string, newer?: NewerContent): Promise<LoadedPage> {
  const servicePage = newer && (await buildServicePage(path, newer));
  return servicePage ?? loadBuiltPage(path);
}

/** Builds the page of a service from newer content, since a service added after the build has no page file. */
async function buildServicePage(
  path: string,
  { contents, toPageData }: NewerContent,
): Promise<LoadedPage | undefined> {
  const services = contents[defaultLanguage]?.services.list ?? [];
  const slugs = services.map(({ serviceUrl }) => serviceUrl);
  const listed = findPage(path, slugs);
  if (!listed?.page.service) return undefined;
  const module = await pages[listed.page.route]();
  return { Page: module.Page, data: toPageData(contents, listed.page, listed.language, module) };
}

async function loadBuiltPage(path: string): Promise<LoadedPage> {
  preloadComponent(path);
  const [{ data }, shared] = await loadData(path);
  // Scripts of one build may not fit data of another; after the error the browser loads the new document.
  const build = readPageData()?.build;
  if (data.build !== build || shared.build !== build) throw new Error(`${path} is of another build.`);
  return loadComponent({ ...data, groups: { ...shared.groups, ...data.groups } });
}

const findPage = (path: string, slugs: string[]) => allPages(slugs).find((page) => page.path === path);

function preloadComponent(path: string) {
  // The slugs of the services are not known here, so the path's last segment counts as one.
  const lastSegment = path.split('/').at(-1) ?? '';
  const listed = findPage(path, [lastSegment]);
  // `loadComponent` retries and reports a failure.
  if (listed) pages[listed.page.route]().catch(() => undefined);
}

export async function loadComponent(data: PageData): Promise<LoadedPage> {
  const { Page } = await pages[data.page.route as BrowserRoute]();
  return { Page, data };
}

export function loadData(path: string): Promise<[PageFile, SharedFile]> {
  return Promise.all([fetchJson<PageFile>(pageFilePath(path)), loadShared(languageOfPath(path))]);
}

/** Returns what all pages of a language share; the document already contains the shared data of its own language. */
async function loadShared(language: Language): Promise<SharedFile> {
  const embedded = readPageData();
  return embedded?.language === language ? toSharedFile(embedded) : fetchJson(sharedFilePath(language));
}

const cachedFiles = new Map<string, Promise<unknown>>();

/** Fetches each file once. A rejected promise is removed from the cache, so that the next call retries. */
function fetchJson<Json>(path: string): Promise<Json> {
  const cached = cachedFiles.get(path) as Promise<Json> | undefined;
  if (cached) return cached;
  const file = fetch(path).then((response) => {
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return response.json() as Promise<Json>;
  });
  cachedFiles.set(path, file);
  file.catch(() => cachedFiles.delete(path));
  return file;
}
