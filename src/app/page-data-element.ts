import type { OpeningStateData } from '../content/hours/interpolate-opening-state.ts';
import type { PageData } from '../content/page/page-data.ts';

/** Ids of the two JSON script elements with a page's data, which the build writes and the browser reads. */
const ids = { page: 'page-data', openingState: 'opening-state-data' } as const;

/** Escapes `<`, so that no text can close the script element. */
function dataElement(id: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

declare global {
  interface Window {
    dataElements?: Record<string, Element | null>;
  }
}

/** Stores the elements once the document is parsed, since browser extensions may remove them later. */
export function cacheDataElements() {
  window.dataElements = Object.fromEntries(Object.values(ids).map((id) => [id, document.getElementById(id)]));
}

function readElement(id: string): unknown {
  const element = document.getElementById(id) ?? window.dataElements?.[id];
  const json = element?.textContent;
  return json ? JSON.parse(json) : undefined;
}

export function openingStateDataElement({ clock, groups: { openingHours } }: PageData): string {
  return dataElement(ids.openingState, { hours: openingHours, clock });
}

/** Omits the hours and the clock, which are in the element that the inline loader reads. */
export function pageDataElement({ clock: _, groups: { openingHours: __, ...groups }, ...data }: PageData) {
  return dataElement(ids.page, { ...data, groups });
}

export const readOpeningStateData = () => readElement(ids.openingState) as OpeningStateData | undefined;

export function readPageData(): PageData | undefined {
  const data = readElement(ids.page) as PageData | undefined;
  const openingState = readOpeningStateData();
  if (!data || !openingState) return undefined;
  const { hours: openingHours, clock } = openingState;
  return { ...data, ...(clock && { clock }), groups: { ...data.groups, openingHours } };
}
