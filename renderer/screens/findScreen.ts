import { matchPath } from 'react-router-dom';
import type { Release } from '#engine';
import { pathOf, type RoutedScreen, routedScreens } from './routes.ts';

/** The screen at an address, whatever the case of its letters. */
export function findScreen(pathname: string, release: Release): RoutedScreen | undefined {
  const screens = routedScreens(release);
  const exact = screens.find(({ route }) => route.toLowerCase() === pathname.toLowerCase());
  return exact ?? screens.find(({ route }) => matchPath(pathOf(route), pathname) !== null);
}
