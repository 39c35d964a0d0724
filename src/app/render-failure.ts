/**
 * Remembers across a reload that this page's scripts failed. The history entry keeps it, because it outlives the
 * reload, ends with the visit to the page, and is there when storage is denied.
 */
export function rememberRenderFailure() {
  history.replaceState({ ...history.state, renderFailed: true }, '');
}

export function renderFailedBefore(): boolean {
  return (history.state as { renderFailed?: boolean } | null)?.renderFailed === true;
}
