import { sharedGroups, type PageData } from './page-data.ts';
import type { PageGroups } from './page-groups.ts';

/** A page's JSON file: its own groups, and the URLs of its assets. */
export type PageFile = { data: PageData; files: string[] };

export type SharedFile = Pick<PageData, 'build' | 'groups'>;

const isShared = (group: string) => (sharedGroups as readonly string[]).includes(group);

function groupsWhere(groups: Partial<PageGroups>, wanted: (group: string) => boolean): Partial<PageGroups> {
  return Object.fromEntries(Object.entries(groups).filter(([group]) => wanted(group)));
}

export function toPageFile(data: PageData, files: string[]): PageFile {
  return { data: { ...data, groups: groupsWhere(data.groups, (group) => !isShared(group)) }, files };
}

export function toSharedFile({ build, groups }: PageData): SharedFile {
  return { ...(build && { build }), groups: groupsWhere(groups, isShared) };
}
