import { Component, type ReactNode } from 'react';
import { FaultNote } from './FaultNote.tsx';

interface ErrorFenceProps {
  readonly children: ReactNode;
}

interface ErrorFenceState {
  readonly isBroken: boolean;
}

/** Keeps a fault in one block from taking the page with it. */
export class ErrorFence extends Component<ErrorFenceProps, ErrorFenceState> {
  override state: ErrorFenceState = { isBroken: false };

  static getDerivedStateFromError(): ErrorFenceState {
    return { isBroken: true };
  }

  override componentDidCatch(fault: unknown): void {
    console.error(fault);
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return <FaultNote onRetry={() => this.setState({ isBroken: false })} />;
  }
}
