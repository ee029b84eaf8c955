import { useId, useState } from 'react';
import { useRuntime } from '../contexts/useRuntime.ts';
import { Hint } from '../hints/Hint.tsx';
import { LoadErrorBoundary } from '../lazy/LoadErrorBoundary.tsx';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { Button } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { languagePath } from '../look/paths.ts';
import { useEngineText } from '../texts/useEngineText.ts';
import { lazyThemed } from '../theme/lazyThemed.ts';
import { nativeName } from './nativeName.ts';

const LanguageMenu = lazyComponent(
  lazyThemed(
    () => import('./LanguageMenu.tsx'),
    ({ LanguageMenu: drawn }) => drawn,
  ),
);

/** The button for the language menu, labelled with the current language; on a narrow screen with its code. */
export function LanguagePicker() {
  const { release, locale } = useRuntime();
  const say = useEngineText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isUsed, setUsed] = useState(false);
  if (release.locales.length < 2) return null;
  return (
    <>
      <Hint title={say('language')}>
        <Button
          color="inherit"
          className="top-bar-choice"
          startIcon={<Icon path={languagePath} />}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          {...(anchor ? { 'aria-controls': id } : {})}
          onMouseEnter={() => void LanguageMenu.load()}
          onClick={(event) => {
            setUsed(true);
            setAnchor(event.currentTarget);
          }}
        >
          <span className="visually-hidden">{say('language')} </span>
          <span className="top-bar-long" lang={locale}>
            {nativeName(locale)}
          </span>
          <span className="top-bar-short">{locale.toLocaleUpperCase('en')}</span>
        </Button>
      </Hint>
      {isUsed && (
        <LoadErrorBoundary>
          <LanguageMenu id={id} anchor={anchor} onClose={() => setAnchor(null)} />
        </LoadErrorBoundary>
      )}
    </>
  );
}
