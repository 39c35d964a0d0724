/** A service's small drawing that the transition carries to its place on the service's page. */
const name = 'carried-drawing';

let named: HTMLElement | undefined;

function give(element: HTMLElement | null) {
  named?.style.removeProperty('view-transition-name');
  named = element ?? undefined;
  named?.style.setProperty('view-transition-name', name);
}

function isInView(element: HTMLElement) {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth;
}

/** Before the page changes: the drawing the visitor pressed, if it is in view and not on its own page already. */
export function pickUpDrawing(service: string | undefined) {
  const drawing = document.querySelector<HTMLElement>(`[data-drawing="${service}"]`);
  const isThere = document.querySelector(`[data-large-drawing="${service}"]`) !== null;
  give(drawing && !isThere && isInView(drawing) ? drawing : null);
}

/** On the new page. */
export function putDownDrawing() {
  give(named ? document.querySelector<HTMLElement>('[data-large-drawing]') : null);
}
