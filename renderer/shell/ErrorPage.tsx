import './shell.css';
import { Component, type ReactNode } from 'react';
import { Button } from '../look/Button.tsx';
import { Text } from '../look/Text.tsx';
import { useEngineText } from '../texts/useEngineText.ts';

interface FaultBoundaryState {
  readonly isBroken: boolean;
}

/** Catches what no block has caught, so that nobody looks at an empty page. */
export class PageErrorBoundary extends Component<{ readonly children: ReactNode }, FaultBoundaryState> {
  override state: FaultBoundaryState = { isBroken: false };

  static getDerivedStateFromError(): FaultBoundaryState {
    return { isBroken: true };
  }

  override componentDidCatch(fault: unknown): void {
    console.error(fault);
  }

  override render(): ReactNode {
    return this.state.isBroken ? <FaultPage /> : this.props.children;
  }
}

/** A page that says something has gone wrong, and how to go on. */
function FaultPage() {
  const say = useEngineText();
  return (
    <main className="fault-page">
      <Text as="h1" look="page">
        {say('faultTitle')}
      </Text>
      <Text>{say('faultText')}</Text>
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
