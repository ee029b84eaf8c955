import { Alert, Typography } from '@mui/material';
import { useLocation, useRoutes } from 'react-router-dom';
import { hrefOf, type ScreenModel, type Template } from '#engine';
import { Part } from '../../renderer/body/Part.tsx';
import type { RoutedScreen } from '../../renderer/routing/routes.ts';
import { pathOf } from '../../renderer/routing/screenRoutes.ts';
import { ScreenRoute } from '../../renderer/screens/ScreenRoute.tsx';
import type { Drawing } from '../plan/StoryPlan.ts';
import { sampleGiven, sampleNamed } from '../samples/sampleGiven.ts';
import type { Drawn } from './drawStory.tsx';
import { Sheet } from './Sheet.tsx';
import type { StageWorld } from './StageWorld.ts';

/** Renders a screen at its URL with sample data, or a part with its parameters. */
export function drawScreen(world: StageWorld, { screen: id }: Extract<Drawing, { draw: 'screen' }>): Drawn {
  const screen = world.release.screens[id];
  if (!screen) throw new Error(`No screen "${id}" in this release`);
  return screen.route === undefined ? drawPart(world, screen) : drawRouted(world, { ...screen, route: screen.route });
}

function drawPart(world: StageWorld, screen: ScreenModel): Drawn {
  const given = sampleGiven(screen.given, world);
  const element = (
    <Sheet title={screen.id}>
      <Part screen={screen} given={given} place="page" />
    </Sheet>
  );
  return { element, data: { given } };
}

function drawRouted(world: StageWorld, screen: RoutedScreen): Drawn {
  const inPath = [...screen.route.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  const names = [...new Set([...inPath, ...Object.keys(screen.given)])];
  const values = Object.fromEntries(
    names.flatMap((name): [string, Template][] => {
      const value = sampleNamed(name, screen.given[name] ?? 'string', world);
      return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, value]]
        : [];
    }),
  );
  const address = hrefOf(screen.id, values, world.scope, world.release) ?? screen.route;
  const element = <Routed screen={screen} />;
  return { element, data: { address, route: values }, address };
}

function Routed({ screen }: { readonly screen: RoutedScreen }) {
  return useRoutes([
    { path: pathOf(screen), element: <ScreenRoute screen={screen} /> },
    { path: '*', element: <Elsewhere /> },
  ]);
}

/** Rendered instead of a screen that redirects. */
function Elsewhere() {
  const { pathname } = useLocation();
  return (
    <>
      <Typography variant="h4" component="h1">
        Led elsewhere
      </Typography>
      <Alert severity="info">This screen leads to {pathname}.</Alert>
    </>
  );
}
