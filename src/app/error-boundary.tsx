import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = { children: ReactNode };
type ErrorBoundaryState = { failed: boolean };

/** A page whose scripts fail is read again as plain prerendered HTML, which is complete, and the scripts keep out. */
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
