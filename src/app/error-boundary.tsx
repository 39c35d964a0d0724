import { Component, type ReactNode } from 'react';
import { rememberRenderFailure } from './render-failure.ts';

type ErrorBoundaryProps = { children: ReactNode };
type ErrorBoundaryState = { failed: boolean };

/** After a render error, reloads the page once; `main.tsx` then leaves the prerendered HTML without hydration. */
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
