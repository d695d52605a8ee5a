import type { RemoteName } from '@peanut/contracts';
import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  remote: RemoteName;
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps the failure of one remote inside its area. React has no functional error boundary, so this is a class. */
export class RemoteBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(`The micro-frontend ${this.props.remote} failed.`, error, info.componentStack);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
