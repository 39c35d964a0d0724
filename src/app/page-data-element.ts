import type { PageData } from '../content/page-content.ts';

const id = 'page-data';

/** The data block that carries a page's data in its HTML; `<` is escaped so that no text can end the block. */
export function pageDataElement(data: PageData): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** Reads the data block of a document; undefined when the document is not a page of the site. */
export function readPageData(from: Document): PageData | undefined {
  const json = from.getElementById(id)?.textContent;
  return json ? (JSON.parse(json) as PageData) : undefined;
}
