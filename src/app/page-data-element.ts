import type { PageData } from '../content/page-data.ts';

const id = 'page-data';

/** The data block that carries a page's data in its HTML; `<` is escaped so that no text can end the block. */
export function pageDataElement(data: PageData): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

let pageData: PageData | undefined;

/** Reads the data block of the document that is shown, once; undefined when it is not a page of the site. */
export function readPageData(): PageData | undefined {
  const json = pageData ? undefined : document.getElementById(id)?.textContent;
  if (json) pageData = JSON.parse(json) as PageData;
  return pageData;
}
