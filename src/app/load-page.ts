import type { ComponentType } from 'react';
import type { PageData } from '../content/page-content.ts';
import { readPageData } from './page-data-element.ts';
import { pages } from './pages.ts';

export type LoadedPage = { Page: ComponentType; data: PageData };

const loading = new Map<string, Promise<LoadedPage>>();

/** The page whose data is already here, with its component fetched. */
export async function withComponent(data: PageData): Promise<LoadedPage> {
  const { Page } = await pages[data.page.route]();
  return { Page, data };
}

async function fetchPage(path: string): Promise<LoadedPage> {
  const response = await fetch(path, { headers: { Accept: 'text/html' } });
  const html = new DOMParser().parseFromString(await response.text(), 'text/html');
  const data = readPageData(html);
  if (!data) throw new Error(`${path} answered ${response.status} without page data.`);
  return withComponent(data);
}

/**
 * Fetches a page by its path, once: its prerendered HTML, which carries its data, and its component. A page for an
 * address that leads nowhere comes back as the page the server shows for it. Rejects when the network or server fails.
 */
export function loadPage(path: string): Promise<LoadedPage> {
  const known = loading.get(path);
  if (known) return known;
  const page = fetchPage(path);
  loading.set(path, page);
  page.catch(() => loading.delete(path));
  return page;
}
