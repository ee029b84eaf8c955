import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useRuntime } from '../contexts/useRuntime.ts';
import { useViews } from '../contexts/Views.ts';
import { whenIdle } from '../lazy/whenIdle.ts';
import type { PortalBoot } from '../PortalBoot.ts';
import { useScreenRoutes } from '../routing/ScreenRoutesProvider.tsx';
import { findScreen } from '../routing/screenRoutes.ts';
import { prefetchScreen } from './prefetchScreen.ts';
import { screenDependencies } from './screenDependencies.ts';

interface AheadProps {
  readonly load: PortalBoot['loadAhead'];
  /** Loads the overlays of every page, such as dialogs. */
  readonly loadShell: () => Promise<unknown>;
}

/**
 * Prefetches the code of pages: of the first page while the user is loaded, and of further pages when a link is hovered
 * and in idle time.
 */
export function Prefetch({ load, loadShell }: AheadProps) {
  const { release, config, expressions } = useRuntime();
  const views = useViews();
  const routes = useScreenRoutes();
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the address the portal was opened with.
  useEffect(() => {
    const first = findScreen(routes, pathname);
    if (first) void prefetchScreen(screenDependencies(first, { release, views, expressions }), views, expressions);
  }, []);

  useEffect(() => {
    const onNear = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
      const screen = findScreen(routes, link.pathname);
      if (screen) void prefetchScreen(screenDependencies(screen, { release, views, expressions }), views, expressions);
    };
    document.addEventListener('pointerover', onNear, { passive: true });
    document.addEventListener('focusin', onNear);
    return () => {
      document.removeEventListener('pointerover', onNear);
      document.removeEventListener('focusin', onNear);
    };
  }, [release, routes, views, expressions]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it waits for.
  useEffect(() => {
    async function loadHome(): Promise<void> {
      const known = (await load?.()) ?? release;
      const home = known.screens[config.screens.home];
      if (home)
        await prefetchScreen(screenDependencies(home, { release: known, views, expressions }), views, expressions);
    }
    return whenIdle(() => {
      performance.mark('ahead begins');
      // A failure is ignored: the code is loaded again when it is rendered.
      void Promise.allSettled([loadShell(), loadHome()]).then(() => performance.mark('ahead'));
    });
  }, [pathname, release, views, expressions, config, load, loadShell]);
  return null;
}
