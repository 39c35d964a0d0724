import type { PageData } from '../content/page-content.ts';

const id = 'page-data';
const start = `<script type="application/json" id="${id}">`;
const end = '</script>';

/** The data block that carries a page's data in its HTML; `<` is escaped so that no text can end the block. */
export function pageDataElement(data: PageData): string {
  return start + JSON.stringify(data).replaceAll('<', '\\u003c') + end;
}

/** Reads the data block of the document that is shown; undefined when it is not a page of the site. */
export function readPageData(): PageData | undefined {
  const json = document.getElementById(id)?.textContent;
  return json ? (JSON.parse(json) as PageData) : undefined;
}

/** Finds the data block in a document's HTML, without making a document of it. */
export function pageDataIn(html: string): PageData | undefined {
  const [, after] = html.split(start, 2);
  return after ? (JSON.parse(after.slice(0, after.indexOf(end))) as PageData) : undefined;
}
