import './prompt.css';
import { useEffect, useState } from 'react';
import { useRuntime } from '../contexts/useRuntime.ts';
import { Button } from '../look/Button.tsx';
import { usePreferences } from '../scope/usePreferences.ts';
import { useEngineText } from '../texts/useEngineText.ts';
import { startTour } from './startTour.ts';
import { useTour } from './useTour.ts';

/** Key of the preference. Keys of blocks contain a slash. */
const key = 'tour';

interface TourPromptProps {
  /** Called with the function that starts the tour. */
  readonly onStart: (start: () => void) => void;
}

/**
 * Offers the tour of the menu until the user has taken or declined it. The answer is stored at the account, and in the
 * browser so that later pages need not ask. In a portal that stores no preferences there is no offer.
 */
export function TourPrompt({ onStart }: TourPromptProps) {
  const { user } = useRuntime();
  const place = `tour/${user.email ?? ''}`;
  const [isOpen, setOpen] = useState(() => recall(place) === null);
  const tour = useTour();
  const say = useEngineText();
  const { values, save } = usePreferences(isOpen && tour !== undefined);
  const isAnswered = values?.has(key) === true;
  useEffect(() => {
    if (isAnswered) store(place);
  }, [isAnswered, place]);
  if (!isOpen || tour === undefined || values === undefined || isAnswered) return null;

  const answer = () => {
    save(key, true);
    setOpen(false);
    // The buttons are removed, and the page is what the user continues with.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section className="tour-prompt" aria-label={say('tour.offer')}>
      <p className="tour-prompt-title">{say('tour.offer')}</p>
      <p>{say('tour.offerText')}</p>
      <div className="tour-prompt-buttons">
        <Button
          size="small"
          variant="outlined"
          onClick={() => {
            answer();
            onStart(() => void startTour(tour));
          }}
        >
          {say('tour.start')}
        </Button>
        <Button size="small" color="inherit" onClick={answer}>
          {say('tour.decline')}
        </Button>
      </div>
    </section>
  );
}

function recall(place: string): string | null {
  try {
    return window.localStorage.getItem(place);
  } catch {
    return null;
  }
}

function store(place: string): void {
  try {
    window.localStorage.setItem(place, 'answered');
  } catch {
    // If the browser stores nothing, the account is asked again.
  }
}
