import type { ContentOrigin, SiteContents } from './page-data.ts';

/** What was published after a build. */
export type NewerContent = {
  /** The build it is newer than. */
  origin: ContentOrigin;
  content: SiteContents;
  /** The slugs of the services that have no page in the build. */
  addedServices: string[];
};

let newer: NewerContent | undefined;

/** The newer content the open page shows, for the pages that are visited next. */
export function newerContent(): NewerContent | undefined {
  return newer;
}

export function rememberNewerContent(content: NewerContent | undefined) {
  newer = content;
}
