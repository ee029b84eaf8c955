import { hrefOf } from '#engine';
import './shell.css';
import { useLocation } from 'react-router-dom';
import { useRuntime } from '../contexts/useRuntime.ts';
import { LoadErrorBoundary } from '../lazy/LoadErrorBoundary.tsx';
import { Button } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { IconButton } from '../look/IconButton.tsx';
import { menuPath } from '../look/paths.ts';
import { PaletteHost } from '../palette/PaletteHost.tsx';
import { Link } from '../routing/Link.tsx';
import { useScope } from '../scope/useScope.ts';
import { useEngineText } from '../texts/useEngineText.ts';
import { LanguagePicker } from './LanguagePicker.tsx';
import { AccountMenu, AccountSkeleton } from './lazyFrame.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { useProductName } from './useProductName.ts';

interface TopBarProps {
  /** Undefined if there is no menu. */
  readonly onMenu: (() => void) | undefined;
  readonly isMenuOpen: boolean;
}

/** The app bar: menu button, name, language, theme and account. */
export function TopBar({ onMenu, isMenuOpen }: TopBarProps) {
  const say = useEngineText();
  const name = useProductName();
  const { user } = useRuntime();
  return (
    <header className="top-bar no-print">
      <div className="top-bar-tools">
        {onMenu && (
          <IconButton
            edge="start"
            aria-label={say(isMenuOpen ? 'closeMenu' : 'openMenu')}
            aria-expanded={isMenuOpen}
            onClick={onMenu}
          >
            <Icon path={menuPath} />
          </IconButton>
        )}
        <Link to="/" className="top-bar-name">
          {name}
        </Link>
        <div className="top-bar-room" />
        {user.signedIn && <PaletteHost />}
        <LanguagePicker />
        <ThemeToggle />
        <Account />
      </div>
    </header>
  );
}

function Account() {
  const { user, session, release, config } = useRuntime();
  const scope = useScope();
  const say = useEngineText();
  const { pathname } = useLocation();
  if (user.signedIn) {
    return (
      <LoadErrorBoundary>
        <AccountMenu />
      </LoadErrorBoundary>
    );
  }
  if (session.isOpening) return <AccountSkeleton />;
  const href = hrefOf(config.screens.signIn, {}, scope, release);
  if (href === undefined || session.status === 'loading' || pathname === href || pathname === '/') return null;
  return (
    <Button to={href} size="small">
      {say('signIn')}
    </Button>
  );
}
