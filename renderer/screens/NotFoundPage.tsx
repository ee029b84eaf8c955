import './screens.css';
import { useEffect } from 'react';
import { usePageTitle } from '../contexts/PageTitle.ts';
import { Button } from '../look/Button.tsx';
import { Text } from '../look/Text.tsx';
import { useEngineText } from '../texts/useEngineText.ts';

/** Shown for an unknown URL, or one that the user may not see. */
export function NotFoundPage() {
  const say = useEngineText();
  const { setTitle } = usePageTitle();
  const title = say('notFoundTitle');
  useEffect(() => setTitle(title), [setTitle, title]);
  return (
    <div className="not-found">
      <Text as="h1" look="page">
        {title}
      </Text>
      <Text>{say('notFoundText')}</Text>
      <Button variant="contained" to="/">
        {say('toStart')}
      </Button>
    </div>
  );
}
