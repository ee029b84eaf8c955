import { Component, type ReactNode } from 'react';

interface GuardProps {
  /** Shown instead of what cannot be drawn. */
  readonly otherwise: ReactNode;
  readonly children: ReactNode;
}

/** Keeps what cannot be drawn from taking the rest of the studio with it. */
export class Guard extends Component<GuardProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.otherwise : this.props.children;
  }
}
