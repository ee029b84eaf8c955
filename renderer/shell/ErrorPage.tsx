import './shell.css';
import { Component, type ReactNode } from 'react';
import { Button } from '../look/Button.tsx';
import { Text } from '../look/Text.tsx';
import { useEngineText } from '../texts/useEngineText.ts';

interface FaultBoundaryState {
  readonly isBroken: boolean;
  /** The message of the error, for error reports. */
  readonly message?: string;
}

/** Catches errors that no block has caught, so that the page is not empty. */
export class PageErrorBoundary extends Component<{ readonly children: ReactNode }, FaultBoundaryState> {
  override state: FaultBoundaryState = { isBroken: false };

  static getDerivedStateFromError(fault: unknown): FaultBoundaryState {
    return { isBroken: true, ...(fault instanceof Error ? { message: fault.message } : {}) };
  }

  override componentDidCatch(fault: unknown): void {
    console.error(fault);
  }

  override render(): ReactNode {
    const { isBroken, message } = this.state;
    return isBroken ? <FaultPage message={message} /> : this.props.children;
  }
}

/** A page that reports an error, with a way to continue. */
function FaultPage({ message }: { readonly message: string | undefined }) {
  const say = useEngineText();
  return (
    <main className="fault-page">
      <Text as="h1" look="page">
        {say('faultTitle')}
      </Text>
      <Text>{say('faultText')}</Text>
      {message && (
        <Text look="small" lang="en" quiet>
          {message}
        </Text>
      )}
      <div className="fault-page-ways">
        <Button variant="contained" onClick={() => window.location.reload()}>
          {say('reload')}
        </Button>
        <Button variant="outlined" onClick={() => window.location.assign('/')}>
          {say('toStart')}
        </Button>
      </div>
    </main>
  );
}
