import './screens.css';
import { useRef } from 'react';
import { Button } from '../look/Button.tsx';
import { Text } from '../look/Text.tsx';
import { useEngineText } from '../texts/useEngineText.ts';
import { useArrival } from './useArrival.ts';

/** Shown for an unknown URL, or one that the user may not see. */
export function NotFoundPage() {
  const say = useEngineText();
  const title = say('notFoundTitle');
  const heading = useRef<HTMLElement>(null);
  useArrival(title, heading);
  return (
    <div className="not-found">
      <Text as="h1" look="page" tabIndex={-1} ref={heading}>
        {title}
      </Text>
      <Text>{say('notFoundText')}</Text>
      <Button variant="contained" to="/">
        {say('toStart')}
      </Button>
    </div>
  );
}
