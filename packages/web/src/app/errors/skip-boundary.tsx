import { Component, type ReactNode } from 'react';

interface SkipBoundaryProps {
  readonly name: string;
  readonly children: ReactNode;
}

interface SkipBoundaryState {
  readonly hasFailed: boolean;
}

/** Wraps an optional part of the page: a failure is logged and the part left out. */
export class SkipBoundary extends Component<SkipBoundaryProps, SkipBoundaryState> {
  override state: SkipBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): SkipBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(`${this.props.name} not started`, error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
