import { useId, useState } from 'react';
import { useRuntime } from '../contexts/useRuntime.ts';
import { Hint } from '../hints/Hint.tsx';
import { LoadErrorBoundary } from '../lazy/LoadErrorBoundary.tsx';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { Button } from '../look/Button.tsx';
import { useEngineText } from '../texts/useEngineText.ts';
import { lazyThemed } from '../theme/lazyThemed.ts';
import { initialsOf, nameOf } from './nameOf.ts';

const AccountItems = lazyComponent(
  lazyThemed(
    () => import('./AccountItems.tsx'),
    ({ AccountItems: drawn }) => drawn,
  ),
);

/** The button for the account menu, labelled with the user's name. */
export function AccountMenu() {
  const { user } = useRuntime();
  const say = useEngineText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isUsed, setUsed] = useState(false);
  return (
    <>
      <Hint title={say('account')}>
        <Button
          color="inherit"
          data-tour="account"
          className="top-bar-choice"
          startIcon={
            <span className="top-bar-initials" aria-hidden="true">
              {initialsOf(user)}
            </span>
          }
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          {...(anchor ? { 'aria-controls': id } : {})}
          onMouseEnter={() => void AccountItems.load()}
          onClick={(event) => {
            setUsed(true);
            setAnchor(event.currentTarget);
          }}
        >
          <span className="visually-hidden">{say('account')} </span>
          <span className="top-bar-long">{nameOf(user)}</span>
        </Button>
      </Hint>
      {isUsed && (
        <LoadErrorBoundary>
          <AccountItems id={id} anchor={anchor} onClose={() => setAnchor(null)} />
        </LoadErrorBoundary>
      )}
    </>
  );
}
