import { useId, useState } from 'react';
import { Icon } from '../look/Icon.tsx';
import { IconButton } from '../look/IconButton.tsx';
import { accountPath } from '../look/paths.ts';
import { Hint } from '../runtime/Hint.tsx';
import { LoadFence } from '../runtime/LoadFence.tsx';
import { lateComponent } from '../runtime/lateComponent.tsx';
import { useEngineText } from '../runtime/useEngineText.ts';
import { themedPart } from '../theme/themedPart.ts';

const AccountItems = lateComponent(
  themedPart(
    () => import('./AccountItems.tsx'),
    ({ AccountItems: drawn }) => drawn,
  ),
);

/** The button to the account and out. */
export function AccountMenu() {
  const say = useEngineText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isUsed, setUsed] = useState(false);
  return (
    <>
      <Hint title={say('account')}>
        <IconButton
          edge="end"
          aria-label={say('account')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          {...(anchor ? { 'aria-controls': id } : {})}
          onMouseEnter={() => void AccountItems.load()}
          onClick={(event) => {
            setUsed(true);
            setAnchor(event.currentTarget);
          }}
        >
          <Icon path={accountPath} />
        </IconButton>
      </Hint>
      {isUsed && (
        <LoadFence>
          <AccountItems id={id} anchor={anchor} onClose={() => setAnchor(null)} />
        </LoadFence>
      )}
    </>
  );
}
