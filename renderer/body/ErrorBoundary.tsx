import { Component, type ReactNode } from 'react';
import { ChunkLoadError } from '../lazy/loadWithRetry.ts';
import { ErrorMessage } from './ErrorMessage.tsx';

interface ErrorFenceProps {
  readonly children: ReactNode;
}

interface ErrorFenceState {
  readonly isBroken: boolean;
  /** The code could not be loaded: rendering it again on this page would fail again. */
  readonly isLost?: boolean;
}

/** Contains errors of a block, so that the rest of the page still works. */
export class ErrorBoundary extends Component<ErrorFenceProps, ErrorFenceState> {
  override state: ErrorFenceState = { isBroken: false };

  static getDerivedStateFromError(fault: unknown): ErrorFenceState {
    return { isBroken: true, isLost: fault instanceof ChunkLoadError };
  }

  override componentDidCatch(fault: unknown): void {
    console.error(fault);
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return <ErrorMessage isLost={this.state.isLost} onRetry={() => this.setState({ isBroken: false })} />;
  }
}
