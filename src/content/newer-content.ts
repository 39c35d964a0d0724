import type { toPageData } from './page-content.ts';
import type { ContentOrigin, SiteContents } from './page-data.ts';
import type { refreshPage } from './refresh-page.ts';

export type NewerContent = {
  origin: ContentOrigin;
  content: SiteContents;
  addedServices: string[];
};

/** With what makes pages of it, which is fetched with what looks for it. */
export type NewerPages = NewerContent & { toPageData: typeof toPageData; refreshPage: typeof refreshPage };

let newer: NewerPages | undefined;

export function newerPages(): NewerPages | undefined {
  return newer;
}

export function rememberNewerPages(pages: NewerPages | undefined) {
  newer = pages;
}
