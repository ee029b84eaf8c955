import { matchRoutes } from 'react-router-dom';
import type { Release } from '#engine';
import { type RoutedScreen, routedScreens } from './routes.ts';

/** A screen's route for React Router. */
export interface ScreenRoute {
  readonly id: string;
  readonly path: string;
  readonly handle: RoutedScreen;
}

/**
 * Returns the routes of a release. React Router prefers the route with the most static segments. If two have as many,
 * the first in this list matches: the one whose static segments are further left.
 */
export function createScreenRoutes(release: Release): ScreenRoute[] {
  return routedScreens(release)
    .map((screen) => ({ id: screen.id, path: pathOf(screen), handle: screen }))
    .toSorted((left, right) => compare(shapeOf(left.path), shapeOf(right.path)));
}

/** Returns the path of a screen in React Router's syntax: `/books/:bookId` for `/books/{bookId}`. */
export function pathOf({ route }: RoutedScreen): string {
  return route.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Returns the screen at a URL. Upper and lower case are equal. */
export function findScreen(routes: ScreenRoute[], pathname: string): RoutedScreen | undefined {
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle;
}

/** Returns a key that sorts static segments before parameters, from the left. */
function shapeOf(path: string): string {
  return path
    .split('/')
    .map((part) => (part.startsWith(':') ? 'b' : 'a'))
    .join('');
}

function compare(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}
