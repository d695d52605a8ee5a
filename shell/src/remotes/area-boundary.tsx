import { Component, Fragment, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  /** Who failed, for the log. */
  name: string;
  fallback: ReactNode;
  children: ReactNode;
}

interface State {
  failed: boolean;
  /** How often the area was drawn anew. */
  redrawn: number;
}

/** An area that breaks again and again says so in the end. */
const MAX_REDRAWS = 5;

/**
 * Keeps a failure inside its area. One that comes from outside, as when the browser's translation or an extension took
 * away what React wants to move, is answered by drawing the area anew. React has no functional error boundary, so this
 * is a class.
 */
export class AreaBoundary extends Component<Props, State> {
  override state: State = { failed: false, redrawn: 0 };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    const { redrawn } = this.state;
    if (isFromOutside(error) && redrawn < MAX_REDRAWS) {
      console.warn(`${this.props.name} is drawn anew: something else changed the page.`, error);
      this.setState({ failed: false, redrawn: redrawn + 1 });
    } else {
      console.error(`${this.props.name} failed.`, error, info.componentStack);
    }
  }

  override render() {
    if (this.state.failed) return this.props.fallback;
    return <Fragment key={this.state.redrawn}>{this.props.children}</Fragment>;
  }
}

/** React asked to move or remove a node that is not where React put it. */
const isFromOutside = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError';
