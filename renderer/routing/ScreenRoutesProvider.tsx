import { createContext, type ReactNode, use, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Release } from '#engine';
import type { RoutedScreen } from './routes.ts';
import { createScreenRoutes, findScreen, type ScreenRoute } from './screenRoutes.ts';

const ScreenRoutesContext = createContext<ScreenRoute[]>([]);

interface ScreenRoutesProviderProps {
  readonly release: Release;
  readonly children: ReactNode;
}

/** Creates the routes of a release once for the whole page. */
export function ScreenRoutesProvider({ release, children }: ScreenRoutesProviderProps) {
  const routes = useMemo(() => createScreenRoutes(release), [release]);
  return <ScreenRoutesContext value={routes}>{children}</ScreenRoutesContext>;
}

/** Returns the routes of the release. */
export function useScreenRoutes(): ScreenRoute[] {
  return use(ScreenRoutesContext);
}

/** Returns the screen at the current URL. */
export function useCurrentScreen(): RoutedScreen | undefined {
  const routes = useScreenRoutes();
  const { pathname } = useLocation();
  return useMemo(() => findScreen(routes, pathname), [routes, pathname]);
}
