import MenuIcon from '@mui/icons-material/Menu';
import { AppBar, Box, Button, IconButton, Toolbar, Typography } from '@mui/material';
import { useLocation } from '../routing/Address.ts';
import { Link as RouterLink } from '../routing/Link.tsx';
import { hrefOf } from '../runtime/hrefOf.ts';
import { useEngineText } from '../runtime/useEngineText.ts';
import { useRuntime } from '../runtime/useRuntime.ts';
import { useScope } from '../runtime/useScope.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { useProductName } from './useProductName.ts';

interface TopBarProps {
  /** Absent where there is no menu. */
  readonly onMenu: (() => void) | undefined;
  readonly isMenuOpen: boolean;
}

/** The bar at the top: menu button, name, language, theme, account. */
export function TopBar({ onMenu, isMenuOpen }: TopBarProps) {
  const say = useEngineText();
  const name = useProductName();
  return (
    <AppBar
      className="no-print"
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{ borderBottom: 1, borderColor: 'divider', borderRadius: 0, zIndex: (theme) => theme.zIndex.drawer + 1 }}
    >
      <Toolbar sx={{ gap: { xs: 0.5, sm: 1 }, minHeight: 64, px: { xs: 1.5, sm: 3 } }}>
        {onMenu && (
          <IconButton
            edge="start"
            aria-label={say(isMenuOpen ? 'closeMenu' : 'openMenu')}
            aria-expanded={isMenuOpen}
            onClick={onMenu}
          >
            <MenuIcon />
          </IconButton>
        )}
        <Typography
          component={RouterLink}
          to="/"
          variant="h6"
          noWrap
          sx={{ color: 'text.primary', textDecoration: 'none', fontWeight: 700, letterSpacing: '-0.01em' }}
        >
          {name}
        </Typography>
        <Box sx={{ flex: 1 }} />
        <LanguagePicker />
        <ThemeToggle />
        <Account />
      </Toolbar>
    </AppBar>
  );
}

function Account() {
  const { user, session, release, config } = useRuntime();
  const scope = useScope();
  const say = useEngineText();
  const { pathname } = useLocation();
  if (user.signedIn) return <AccountMenu />;
  const href = hrefOf(config.screens.signIn, {}, scope, release);
  if (href === undefined || session.status === 'loading' || pathname === href || pathname === '/') return null;
  return (
    <Button component={RouterLink} to={href} size="small">
      {say('signIn')}
    </Button>
  );
}
