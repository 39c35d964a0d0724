import type { Space } from './space.ts';

export type AssetFile = {
  url: string;
  fileName: string;
  contentType: string;
  details?: { size?: number; image?: { width: number; height: number } };
};

/** What the build made of each file, by the file's address in the content. */
export type SiteFiles = Record<string, Pick<AssetFile, 'url' | 'contentType' | 'details'>>;

/** Where a build says so to pages that look for newer content. */
export const siteFilesPath = '/files.json';

export function filesOf({ fields }: Space['assets'][number]): AssetFile[] {
  return Object.values(fields['file'] ?? {}) as AssetFile[];
}

/** The space with the site's own files; what the build has not seen keeps its address. */
export function withSiteFiles(space: Space, files: SiteFiles): Space {
  const assets = structuredClone(space.assets);
  for (const file of assets.flatMap(filesOf)) Object.assign(file, files[file.url]);
  return { ...space, assets };
}
