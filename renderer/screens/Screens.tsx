import { Navigate, Route, Routes } from 'react-router-dom';
import { useRuntime } from '../runtime/useRuntime.ts';
import { HomeRoute } from './HomeRoute.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { pathOf, routedScreens } from './routes.ts';
import { ScreenRoute } from './ScreenRoute.tsx';

/** All addresses of the portal. Letters match whatever their case; an unknown address goes to `/404`. */
export function Screens() {
  const { release } = useRuntime();
  return (
    <Routes>
      {routedScreens(release).map((screen) => (
        <Route key={screen.id} path={pathOf(screen.route)} element={<ScreenRoute key={screen.id} screen={screen} />} />
      ))}
      <Route path="/" element={<HomeRoute />} />
      <Route path="/404" element={<NotFoundPage />} />
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  );
}
