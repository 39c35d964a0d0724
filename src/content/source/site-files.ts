import type { Space } from './space.ts';

export type AssetFile = {
  url: string;
  fileName: string;
  contentType: string;
  details?: { size?: number; image?: { width: number; height: number } };
};

/** Maps the file's URL in the content to the file that the build made of it. */
export type SiteFiles = Record<string, Pick<AssetFile, 'url' | 'contentType' | 'details'>>;

/** The build writes its `SiteFiles` to this path, for pages that look for newer content. */
export const siteFilesPath = '/files.json';

export function filesOf({ fields }: Space['assets'][number]): AssetFile[] {
  return Object.values(fields['file'] ?? {}) as AssetFile[];
}

/** Replaces the URLs of assets by the site's own; files that the build has not seen keep their URL. */
export function withSiteFiles(space: Space, files: SiteFiles): Space {
  const assets = structuredClone(space.assets);
  for (const file of assets.flatMap(filesOf)) Object.assign(file, files[file.url]);
  return { ...space, assets };
}
