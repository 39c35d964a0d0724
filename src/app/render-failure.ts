type RenderState = { renderFailed?: boolean } | null;

/** Stores the failure in the history entry, which survives a reload and works when storage is denied. */
export function rememberRenderFailure() {
  history.replaceState({ ...history.state, renderFailed: true }, '');
}

export function hasRenderFailed(): boolean {
  return (history.state as RenderState)?.renderFailed === true;
}
