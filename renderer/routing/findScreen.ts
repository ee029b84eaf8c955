import type { Release } from '#engine';
import { nearestRoute } from './matchRoute.ts';
import { type RoutedScreen, routedScreens } from './routes.ts';

/** The screen at an address, whatever the case of its letters. */
export function findScreen(pathname: string, release: Release): RoutedScreen | undefined {
  return nearestRoute(routedScreens(release), pathname);
}
