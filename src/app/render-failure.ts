/** Marks the history entry as failed to render; the entry survives a reload, and needs no storage. */
export function rememberRenderFailure() {
  history.replaceState({ ...history.state, renderFailed: true }, '');
}

export function hasRenderFailed(): boolean {
  return (history.state as { renderFailed?: boolean } | null)?.renderFailed === true;
}
