import { Navigate } from 'react-router-dom';
import { hrefOf } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { otherwiseOf } from '../routing/routes.ts';
import { useScope } from '../scope/useScope.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/**
 * Redirects from `/`, if no screen has that route: to the screen of `otherwise`, otherwise to the sign-in or home
 * screen.
 */
export function HomeRoute() {
  const { release, user, config } = useRuntime();
  const scope = useScope();
  const { home, signIn } = config.screens;
  const target = user.signedIn ? (otherwiseOf('/', release) ?? home) : signIn;
  const href = hrefOf(target, {}, scope, release);
  return href === undefined || href === '/' ? <NotFoundPage /> : <Navigate to={href} replace />;
}
