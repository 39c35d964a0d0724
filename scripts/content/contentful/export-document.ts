import type { Asset, Space } from '../../../src/content/source/space.ts';
import { toContentful } from '../../../src/model/define/contentful.ts';
import { contentTypes } from '../../../src/model/content-model.ts';

type Published = { sys: { id: string; publishedVersion?: number } };

/** contentful-import publishes exactly what the document says was published. */
function published<T extends { sys: object }>(part: T): T & Published {
  return { ...part, sys: { ...part.sys, version: 2, publishedVersion: 1 } } as T & Published;
}

/** `/brand/a.svg` as contentful-import looks for it: below its assets directory, after the `//`. */
function uploadAddress(url: string): string {
  return url.startsWith('/') && !url.startsWith('//') ? `/${url}` : url;
}

function withUploads(asset: Asset): Asset {
  const copy = structuredClone(asset);
  for (const file of Object.values(copy.fields['file'] ?? {}) as { url: string }[]) {
    file.url = uploadAddress(file.url);
  }
  return copy;
}

/** The document contentful-import reads: the model, and the space with everything marked as published, its own files to be uploaded. */
export function toExportDocument(space: Space) {
  const model = Object.values(contentTypes).map((type) => toContentful(type));
  return {
    contentTypes: model.map(({ contentType }) => published(contentType)),
    editorInterfaces: model.map(({ editorInterface }) => editorInterface),
    entries: space.entries.map(published),
    assets: space.assets.map(withUploads).map(published),
    locales: space.locales,
  };
}

export type ExportDocument = ReturnType<typeof toExportDocument>;
