import { useEffect, useMemo } from 'react';
import { Navigate, useLocation, useMatch, useNavigate } from 'react-router-dom';
import { hrefOf, isAllowed } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { WithDependencies } from '../prefetch/WithDependencies.tsx';
import { withoutBlockParams } from '../routing/blockParams.ts';
import { isUnreadable, readRoute } from '../routing/readRoute.ts';
import { returnTo } from '../routing/returnTo.ts';
import { otherwiseOf, type RoutedScreen } from '../routing/routes.ts';
import { pathOf } from '../routing/screenRoutes.ts';
import { RunsProvider } from '../scope/RunsProvider.tsx';
import { ScopeProvider } from '../scope/ScopeProvider.tsx';
import { useScope } from '../scope/useScope.ts';
import { Entrance } from './Entrance.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ScreenPage } from './ScreenPage.tsx';

/** Renders the screen of a URL, after checking permissions and running its entrance actions. */
export function ScreenRoute({ screen }: { readonly screen: RoutedScreen }) {
  const { release, user, expressions, config } = useRuntime();
  const location = useLocation();
  const { pathname } = location;
  const search = withoutBlockParams(location.search);
  // Unlike `useParams`, it stays the same as long as the URL does.
  const match = useMatch(pathOf(screen));
  const route = useMemo(
    () => readRoute(screen, match?.params ?? {}, new URLSearchParams(search)),
    [screen, match, search],
  );

  if (!isAllowed(screen.allow, { user, expressions }, release)) return <Elsewhere screen={screen} />;
  if (isUnreadable(match?.params ?? {}, route)) return <Navigate to="/404" replace />;
  // After a sign-in, the home screen redirects to the URL that was requested before.
  const wanted = screen.id === config.screens.home ? returnTo.read() : undefined;
  if (wanted !== undefined) return <Return to={wanted} />;
  return (
    <ScopeProvider variables={{ route }}>
      <RunsProvider key={pathname + search}>
        <WithDependencies of={screen}>
          <Entrance screen={screen}>
            <ScreenPage screen={screen} />
          </Entrance>
        </WithDependencies>
      </RunsProvider>
    </ScopeProvider>
  );
}

function Return({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    returnTo.forget();
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return null;
}

/** Redirects a user who may not see a screen to the one of `otherwise`, or to the sign-in screen. */
function Elsewhere({ screen }: { readonly screen: RoutedScreen }) {
  const { release, user, config } = useRuntime();
  const { pathname, search } = useLocation();
  const scope = useScope();
  const wanted = user.signedIn
    ? [otherwiseOf(pathname, release), config.screens.home, config.screens.signIn]
    : [config.screens.signIn, otherwiseOf(pathname, release)];
  const target = wanted.find(
    (name) => name !== undefined && name !== screen.id && isAllowed(release.screens[name]?.allow, scope, release),
  );
  const href = target === undefined ? undefined : hrefOf(target, {}, scope, release);
  if (href === undefined) return <NotFoundPage />;
  if (!user.signedIn) returnTo.keep(pathname + search);
  return <Navigate to={href} replace />;
}
