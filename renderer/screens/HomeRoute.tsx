import { Navigate } from 'react-router-dom';
import { hrefOf } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { otherwiseOf } from '../routing/routes.ts';
import { useScope } from '../scope/useScope.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** The bare address, where no screen has it: what `otherwise` says, else the sign-in or home screen. */
export function HomeRoute() {
  const { release, user, config } = useRuntime();
  const scope = useScope();
  const { home, signIn } = config.screens;
  const target = user.signedIn ? (otherwiseOf('/', release) ?? home) : signIn;
  const href = hrefOf(target, {}, scope, release);
  return href === undefined || href === '/' ? <NotFoundPage /> : <Navigate to={href} replace />;
}
