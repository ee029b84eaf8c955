import { matchRoutes } from 'react-router-dom';
import type { Release } from '#engine';
import { type RoutedScreen, routedScreens } from './routes.ts';

/** A route of React Router for a screen. */
export interface ScreenRoute {
  readonly id: string;
  readonly path: string;
  readonly handle: RoutedScreen;
}

/**
 * The routes of a release. React Router takes the route with the most words; of two with as many, the one that comes
 * first here, which is the one whose words are further left.
 */
export function createScreenRoutes(release: Release): ScreenRoute[] {
  return routedScreens(release)
    .map((screen) => ({ id: screen.id, path: pathOf(screen), handle: screen }))
    .toSorted((left, right) => compare(shapeOf(left.path), shapeOf(right.path)));
}

/** The path of a screen as React Router writes it: `/books/:bookId` for `/books/{bookId}`. */
export function pathOf({ route }: RoutedScreen): string {
  return route.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** The screen at an address. Upper and lower case are the same. */
export function findScreen(routes: ScreenRoute[], pathname: string): RoutedScreen | undefined {
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle;
}

/** Sorts a word before a parameter, from the left. */
function shapeOf(path: string): string {
  return path
    .split('/')
    .map((part) => (part.startsWith(':') ? 'b' : 'a'))
    .join('');
}

function compare(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}
