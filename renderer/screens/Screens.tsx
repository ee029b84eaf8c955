import { useMemo } from 'react';
import { Navigate, type RouteObject, useRoutes } from 'react-router-dom';
import { useScreenRoutes } from '../routing/ScreenRoutesProvider.tsx';
import { HomeRoute } from './HomeRoute.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ScreenRoute } from './ScreenRoute.tsx';

/** Paths that a release can omit. An unknown path redirects to `/404`. */
const others: readonly RouteObject[] = [
  { path: '/', element: <HomeRoute /> },
  { path: '/404', element: <NotFoundPage /> },
  { path: '*', element: <Navigate to="/404" replace /> },
];

/** All routes of the portal. If two have the same path, the first one matches, which is that of a screen. */
export function Screens() {
  const screens = useScreenRoutes();
  const routes = useMemo(
    () => [
      ...screens.map((route) => ({ ...route, element: <ScreenRoute key={route.id} screen={route.handle} /> })),
      ...others,
    ],
    [screens],
  );
  return useRoutes(routes);
}
