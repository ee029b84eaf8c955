import { Breadcrumbs, Link, type Theme, Typography, useMediaQuery } from '@mui/material';
import { isAllowed, type Release } from '#engine';
import { useLocation } from '../routing/Address.ts';
import { Link as RouterLink } from '../routing/Link.tsx';
import { hrefOf } from '../runtime/hrefOf.ts';
import { useEngineText } from '../runtime/useEngineText.ts';
import { useRuntime } from '../runtime/useRuntime.ts';
import { useScope } from '../runtime/useScope.ts';
import { useText } from '../runtime/useText.ts';
import { findScreen } from '../screens/findScreen.ts';
import { type RoutedScreen, routedScreens } from '../screens/routes.ts';
import { usePageTitle } from './PageTitle.ts';

/** Entries that are shown at most; those in the middle are folded. */
const most = 8;

/** The way from home to the drawn page. */
export function Breadcrumb() {
  const { release, user, config } = useRuntime();
  const { pathname } = useLocation();
  const { title } = usePageTitle();
  const scope = useScope();
  const text = useText();
  const say = useEngineText();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const screen = findScreen(pathname, release);
  if (screen === undefined || screen.id === config.screens.home) return null;

  const names = [config.screens.home, ...(screen.trail ?? trailOf(screen, release))];
  const before = [...new Set(names)].flatMap((name) => {
    const known = release.screens[name];
    const href = hrefOf(name, {}, scope, release);
    if (known === undefined || href === undefined || name === screen.id) return [];
    return isAllowed(known.allow, user, release) ? [{ name, href, title: text(known.title) }] : [];
  });
  // A page that is another door to the one before it has nothing to add.
  if (before.at(-1)?.title === title) return null;
  return (
    <Breadcrumbs
      className="no-print"
      aria-label={say('breadcrumb')}
      maxItems={most}
      itemsBeforeCollapse={2}
      itemsAfterCollapse={most - 3}
      expandText={say('showPath')}
      sx={{ mt: { xs: -1.5, sm: 0 }, mb: { xs: 0.5, sm: 1.5 }, fontSize: '0.8125rem' }}
    >
      {before.map(({ name, href, title: words }) => (
        <Link
          key={name}
          component={RouterLink}
          to={href}
          color="inherit"
          underline="hover"
          // As tall as a finger on a telephone.
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, sm: 0 } }}
        >
          {words}
        </Link>
      ))}
      {/* A page that is still loading has no title yet; on a telephone the heading right below says it. */}
      {title !== '' && !isNarrow && (
        <Typography sx={{ fontSize: 'inherit', color: 'text.primary', overflowWrap: 'anywhere' }} aria-current="page">
          {title}
        </Typography>
      )}
    </Breadcrumbs>
  );
}

/** Screens whose route is the beginning of this one. */
function trailOf(screen: RoutedScreen, release: Release): readonly string[] {
  const parts = screen.route.toLowerCase().split('/').filter(Boolean);
  const starts = parts.slice(0, -1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  const screens = routedScreens(release);
  return starts.flatMap((start) => screens.find(({ route }) => route.toLowerCase() === start)?.id ?? []);
}
