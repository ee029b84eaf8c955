import { Component, type ReactNode } from 'react';

interface LoadFenceProps {
  /** What is drawn instead where the code for it could not be loaded; nothing when left out. */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/** Holds what is loaded when it is needed, so that a failure takes nothing else along. */
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
