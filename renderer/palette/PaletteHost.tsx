import { use, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageTitleContext } from '../contexts/PageTitle.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import { LoadErrorBoundary } from '../lazy/LoadErrorBoundary.tsx';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { Icon } from '../look/Icon.tsx';
import { IconButton } from '../look/IconButton.tsx';
import { searchPath } from '../look/paths.ts';
import { useCurrentScreen } from '../routing/ScreenRoutesProvider.tsx';
import { useEngineText } from '../texts/useEngineText.ts';
import { lazyThemed } from '../theme/lazyThemed.ts';
import { visitedPages } from './visitedPages.ts';

const Palette = lazyComponent(
  lazyThemed(
    () => import('./Palette.tsx'),
    ({ Palette: drawn }) => drawn,
  ),
);

/** What the palette shows initially. */
type Opened = 'search' | 'keys';

/** The button and the keys that open the palette: Ctrl+K or Cmd+K, `/`, and `?` for a list of the keys. */
export function PaletteHost() {
  const say = useEngineText();
  const { user, config } = useRuntime();
  const screen = useCurrentScreen()?.id;
  const { pathname, search } = useLocation();
  const { title } = use(PageTitleContext);
  const [opened, open] = useState<Opened>();

  const close = useCallback(() => open(undefined), []);
  const early = useRef('');

  // Text that is typed while the palette loads is not lost.
  useEffect(() => {
    if (opened === undefined) return undefined;
    const type = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key !== 'Enter' && event.key.length > 1) return;
      event.preventDefault();
      early.current += event.key === 'Enter' ? '\n' : event.key;
    };
    window.addEventListener('keydown', type, { capture: true });
    return () => {
      window.removeEventListener('keydown', type, { capture: true });
      // The palette reads it when it is rendered first, so it is empty before the next time.
      early.current = '';
    };
  }, [opened]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const wanted = openedBy(event);
      if (wanted === undefined) return;
      event.preventDefault();
      open(wanted);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  useEffect(() => {
    // The sign-in screen is not listed as visited.
    if (title === '' || screen === undefined || screen === config.screens.signIn) return;
    visitedPages.keep(user.email ?? '', { href: pathname + search, pathname, title });
  }, [user.email, config, screen, pathname, search, title]);

  return (
    <>
      <IconButton
        data-tour="search"
        aria-label={say('palette')}
        aria-keyshortcuts="Control+K"
        aria-haspopup="dialog"
        title={`${say('palette')} (Ctrl+K)`}
        onMouseEnter={() => void Palette.load()}
        onFocus={() => void Palette.load()}
        onClick={() => open('search')}
      >
        <Icon path={searchPath} />
      </IconButton>
      {opened !== undefined && (
        <LoadErrorBoundary>
          <Palette isKeys={opened === 'keys'} early={early} onClose={close} />
        </LoadErrorBoundary>
      )}
    </>
  );
}

function openedBy(event: KeyboardEvent): Opened | undefined {
  if (event.defaultPrevented || event.altKey) return undefined;
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && event.key.toLowerCase() === 'k' && !event.shiftKey) return 'search';
  // Most keys are no shortcut, and end here.
  const wanted = event.key === '/' ? 'search' : event.key === '?' ? 'keys' : undefined;
  if (wanted === undefined || isCommand || isTyping(event.target)) return undefined;
  return document.querySelector('[role=dialog], [role=menu]') === null ? wanted : undefined;
}

/** Returns whether the user is typing in an input, where the key is a character. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}
