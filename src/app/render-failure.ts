type RenderState = { renderFailed?: boolean } | null;

/** The history entry survives the reload, ends with the visit and works when storage is denied. */
export function rememberRenderFailure() {
  history.replaceState({ ...history.state, renderFailed: true }, '');
}

export function renderFailedBefore(): boolean {
  return (history.state as RenderState)?.renderFailed === true;
}
