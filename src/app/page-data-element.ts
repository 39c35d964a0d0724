import type { PageData } from '../content/page/page-data.ts';

const id = 'page-data';

/** The data block that carries a page's data in its HTML; `<` is escaped so that no text can end the block. */
export function pageDataElement(data: PageData): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** Reads the data block of the document that is shown; undefined when it is not a page of the site. */
export function readPageData(): PageData | undefined {
  const json = document.getElementById(id)?.textContent;
  return json ? (JSON.parse(json) as PageData) : undefined;
}
