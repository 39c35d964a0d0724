import { Component, type ReactNode } from 'react';
import { rememberRenderFailure } from './render-failure.ts';

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
