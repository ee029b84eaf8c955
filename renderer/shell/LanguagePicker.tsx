import { useId, useState } from 'react';
import { Icon } from '../look/Icon.tsx';
import { IconButton } from '../look/IconButton.tsx';
import { languagePath } from '../look/paths.ts';
import { Hint } from '../runtime/Hint.tsx';
import { LoadFence } from '../runtime/LoadFence.tsx';
import { lateComponent } from '../runtime/lateComponent.tsx';
import { useEngineText } from '../runtime/useEngineText.ts';
import { useRuntime } from '../runtime/useRuntime.ts';
import { themedPart } from '../theme/themedPart.ts';

const LanguageMenu = lateComponent(
  themedPart(
    () => import('./LanguageMenu.tsx'),
    ({ LanguageMenu: drawn }) => drawn,
  ),
);

/** The languages of the release, behind one button. */
export function LanguagePicker() {
  const { release } = useRuntime();
  const say = useEngineText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isUsed, setUsed] = useState(false);
  if (release.locales.length < 2) return null;
  return (
    <>
      <Hint title={say('language')}>
        <IconButton
          aria-label={say('language')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          {...(anchor ? { 'aria-controls': id } : {})}
          onMouseEnter={() => void LanguageMenu.load()}
          onClick={(event) => {
            setUsed(true);
            setAnchor(event.currentTarget);
          }}
        >
          <Icon path={languagePath} />
        </IconButton>
      </Hint>
      {isUsed && (
        <LoadFence>
          <LanguageMenu id={id} anchor={anchor} onClose={() => setAnchor(null)} />
        </LoadFence>
      )}
    </>
  );
}
