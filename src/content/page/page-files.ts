import { sharedGroups, type PageData, type PageGroups } from './page-data.ts';

/**
 * What lies beside a page as JSON, for those who come to it from another page: its data without the groups that stand on
 * every page, and the addresses of all files the page shows and runs.
 */
export type PageFile = { data: PageData; files: string[] };

/** The groups that stand on every page of a language; `build` as in the pages. */
export type SharedFile = Pick<PageData, 'build' | 'groups'>;

const isShared = (group: string) => (sharedGroups as readonly string[]).includes(group);

function groupsWhere(groups: Partial<PageGroups>, wanted: (group: string) => boolean): Partial<PageGroups> {
  return Object.fromEntries(Object.entries(groups).filter(([group]) => wanted(group)));
}

export function toPageFile(data: PageData, files: string[]): PageFile {
  return { data: { ...data, groups: groupsWhere(data.groups, (group) => !isShared(group)) }, files };
}

/** Of any page of the language. */
export function toSharedFile({ build, groups }: PageData): SharedFile {
  return { ...(build && { build }), groups: groupsWhere(groups, isShared) };
}
