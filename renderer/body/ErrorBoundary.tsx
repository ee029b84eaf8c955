import { Component, type ReactNode } from 'react';
import { ChunkLoadError } from '../lazy/loadWithRetry.ts';
import { ErrorMessage } from './ErrorMessage.tsx';

interface ErrorFenceProps {
  readonly children: ReactNode;
}

interface ErrorFenceState {
  readonly isBroken: boolean;
  /** Its code is not there: another try on this page would fail like the one before. */
  readonly isLost?: boolean;
}

/** Keeps a fault in one block from taking the page with it. */
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
