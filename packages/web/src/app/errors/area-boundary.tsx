import { Component, type ErrorInfo, type ReactNode } from 'react';
import { forgetPage, PageNotLoadedError } from '../page-modules.ts';
import { AreaError } from './area-error.tsx';

interface AreaBoundaryProps {
  readonly children: ReactNode;
}

interface AreaBoundaryState {
  readonly error: unknown;
}

/**
 * Keeps a failure inside one area, so that header, navigation and footer go on working. React has no function form of
 * an error boundary.
 */
export class AreaBoundary extends Component<AreaBoundaryProps, AreaBoundaryState> {
  override state: AreaBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): AreaBoundaryState {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('Area failed', error, info.componentStack);
    if (error instanceof PageNotLoadedError) forgetPage(error.page);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <AreaError
        error={error}
        onRetry={() => {
          this.setState({ error: null });
        }}
      />
    );
  }
}
