import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = { children: ReactNode };
type ErrorBoundaryState = { failed: boolean };

/** When scripts fail, the page is loaded again as complete prerendered HTML, without scripts. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override componentDidCatch() {
    rememberRenderFailure();
    window.location.reload();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** The history entry survives the reload, ends with the visit and works when storage is denied. */
function rememberRenderFailure() {
  history.replaceState({ ...history.state, renderFailed: true }, '');
}

export function renderFailedBefore(): boolean {
  return (history.state as { renderFailed?: boolean } | null)?.renderFailed === true;
}
