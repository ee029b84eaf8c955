import { useRuntime } from '../contexts/useRuntime.ts';
import { useLocation } from '../routing/Address.ts';
import { findScreen } from '../routing/findScreen.ts';
import { Redirect } from '../routing/Redirect.tsx';
import { HomeRoute } from './HomeRoute.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ScreenRoute } from './ScreenRoute.tsx';

/** All addresses of the portal. Letters match whatever their case; an unknown address goes to `/404`. */
export function Screens() {
  const { release } = useRuntime();
  const { pathname } = useLocation();
  const screen = findScreen(pathname, release);
  if (screen !== undefined) return <ScreenRoute key={screen.id} screen={screen} />;
  if (pathname === '/') return <HomeRoute />;
  return pathname.replace(/\/$/, '') === '/404' ? <NotFoundPage /> : <Redirect to="/404" />;
}
