import type { HourData } from '../content/hours/hour.ts';
import type { PageData } from '../content/page/page-data.ts';

const ids = { page: 'page-data', hour: 'hour-data' } as const;

/** A data block of a document; `<` is escaped so that no text can end it. */
function dataElement(id: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

function readElement(id: string): unknown {
  const json = document.getElementById(id)?.textContent;
  return json ? JSON.parse(json) : undefined;
}

/** What of a page's data is known before its first paint, for the head of its HTML. */
export function hourDataElement({ clock, groups: { openingHours } }: PageData): string {
  return dataElement(ids.hour, { hours: openingHours, clock });
}

/** The data block that carries the rest of a page's data in its HTML. */
export function pageDataElement({ clock: _, groups: { openingHours: __, ...groups }, ...data }: PageData) {
  return dataElement(ids.page, { ...data, groups });
}

export const readHourData = () => readElement(ids.hour) as HourData | undefined;

/** Reads the data of the document that is shown; undefined when it is not a page of the site. */
export function readPageData(): PageData | undefined {
  const data = readElement(ids.page) as PageData | undefined;
  const hour = readHourData();
  if (!data || !hour) return undefined;
  const { hours: openingHours, ...build } = hour;
  return { ...data, ...build, groups: { ...data.groups, openingHours } };
}
