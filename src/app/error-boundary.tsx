import { Component, type ReactNode } from 'react';
import { rememberRenderFailure } from './render-failure.ts';

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
