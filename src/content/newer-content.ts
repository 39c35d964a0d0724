import type { ContentOrigin, SiteContents } from './page-data.ts';

export type NewerContent = {
  origin: ContentOrigin;
  content: SiteContents;
  addedServices: string[];
};

let newer: NewerContent | undefined;

export function newerContent(): NewerContent | undefined {
  return newer;
}

export function rememberNewerContent(content: NewerContent | undefined) {
  newer = content;
}
