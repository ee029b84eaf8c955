import './shell.css';
import { useRef, useState } from 'react';
import { hrefOf, isAllowed, type Release } from '#engine';
import { usePageTitle } from '../contexts/PageTitle.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { toLazyModule } from '../lazy/loadWithRetry.ts';
import { Icon } from '../look/Icon.tsx';
import { IconButton } from '../look/IconButton.tsx';
import { morePath } from '../look/partPaths.ts';
import { useBelow } from '../look/useWidth.ts';
import { Link } from '../routing/Link.tsx';
import { type RoutedScreen, routedScreens } from '../routing/routes.ts';
import { useCurrentScreen } from '../routing/ScreenRoutesProvider.tsx';
import { useScope } from '../scope/useScope.ts';
import { useEngineText } from '../texts/useEngineText.ts';
import { useText } from '../texts/useText.ts';

/** Maximum number of visible entries; those in the middle are collapsed. */
const most = 8;

const Why = lazyComponent(
  toLazyModule(
    () => import('./WhyHost.tsx'),
    ({ WhyHost }) => WhyHost,
  ),
);

/**
 * The path to the current page. The explanation of the page begins here too, because this is not part of the first
 * scripts.
 */
export function Breadcrumb() {
  const { release } = useRuntime();
  return (
    <>
      <Trail />
      {release.access.why && <Why />}
    </>
  );
}

/** The path from the home screen to the current page. */
function Trail() {
  const { release, config } = useRuntime();
  const { title } = usePageTitle();
  const scope = useScope();
  const text = useText();
  const say = useEngineText();
  const isNarrow = useBelow('sm');
  const way = useRef<HTMLElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const screen = useCurrentScreen();
  if (screen === undefined || screen.id === config.screens.home) return null;

  const names = [config.screens.home, ...(screen.trail ?? trailOf(screen, release))];
  const before = [...new Set(names)].flatMap((name) => {
    const known = release.screens[name];
    const href = hrefOf(name, {}, scope, release);
    if (known === undefined || href === undefined || name === screen.id) return [];
    const words = text(known.title);
    // A screen with the same title is not a parent of this page.
    return isAllowed(known.allow, scope, release) && words !== title ? [{ name, href, title: words }] : [];
  });
  if (before.length === 0) return null;
  const isFolded = !isUnfolded && before.length + 1 > most;
  const entries = before.map(({ name, href, title: words }) => (
    <li key={name}>
      <Link to={href}>{words}</Link>
    </li>
  ));
  return (
    <nav className="way no-print" aria-label={say('breadcrumb')} ref={way}>
      <ol>
        {isFolded ? entries.slice(0, 2) : entries}
        {isFolded && (
          <li>
            <IconButton size="small" aria-label={say('showPath')} onClick={unfold}>
              <Icon path={morePath} size="small" />
            </IconButton>
          </li>
        )}
        {isFolded && entries.slice(4 - most)}
        {/* A page that is still loading has no title yet. On a narrow screen, the heading below shows it. */}
        {title !== '' && !isNarrow && (
          <li>
            <span aria-current="page">{title}</span>
          </li>
        )}
      </ol>
    </nav>
  );

  function unfold(): void {
    setUnfolded(true);
    // The expand button was removed, so the focus moves to the first entry.
    way.current?.querySelector('a')?.focus();
  }
}

/** Returns the screens whose route is a prefix of this one. */
function trailOf(screen: RoutedScreen, release: Release): readonly string[] {
  const parts = screen.route.toLowerCase().split('/').filter(Boolean);
  const starts = parts.slice(0, -1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  const screens = routedScreens(release);
  return starts.flatMap((start) => screens.find(({ route }) => route.toLowerCase() === start)?.id ?? []);
}
