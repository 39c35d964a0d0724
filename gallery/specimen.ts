import type { ReactNode } from 'react';
import type { BrowserRoute } from '../src/app/pages.ts';
import type { ShownPage } from '../src/content/page-data.ts';
import type { SiteContent } from '../src/content/site-content.ts';

/** A part of a page with content that is seldom seen on the page itself. */
export type Specimen = {
  id: string;
  title: string;
  show: ReactNode;
  /** The page it stands on, whose content it gets. */
  page: Extract<ShownPage, { route: BrowserRoute }>;
  /** How its page was opened, where that matters: what follows its path, and the state of the history's entry. */
  opened?: { hash: string; state?: unknown };
  /** Content that the embedded space does not have: longer, shorter, missing. */
  change: (content: SiteContent) => SiteContent;
};
