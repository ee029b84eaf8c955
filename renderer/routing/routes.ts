import type { Release, ScreenModel } from '#engine';

export interface RoutedScreen extends ScreenModel {
  readonly route: string;
}

/** Returns the screens with a route. */
export function routedScreens(release: Release): readonly RoutedScreen[] {
  return Object.values(release.screens).filter(hasRoute);
}

function hasRoute(screen: ScreenModel): screen is RoutedScreen {
  return screen.route !== undefined;
}

/** Returns the screen for a user who may not see a URL: that of the longest matching prefix in `otherwise`. */
export function otherwiseOf(path: string, release: Release): string | undefined {
  const rules = release.access.otherwise.filter(({ route }) => isBelow(path, route));
  return rules.toSorted((a, b) => b.route.length - a.route.length)[0]?.go;
}

function isBelow(path: string, route: string): boolean {
  const start = route.toLowerCase().replace(/\/$/, '');
  const asked = path.toLowerCase();
  return asked === start || asked.startsWith(`${start}/`);
}
