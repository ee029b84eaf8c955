import { Component, type ReactNode } from 'react';

interface LoadFenceProps {
  /** Rendered if the code could not be loaded; by default nothing. */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/** Contains the failure of a lazy component, so that the rest of the page still works. */
export class LoadErrorBoundary extends Component<LoadFenceProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(fault: unknown): void {
    console.error(fault);
  }

  override render(): ReactNode {
    const { otherwise = null, children } = this.props;
    return this.state.hasFailed ? otherwise : children;
  }
}
