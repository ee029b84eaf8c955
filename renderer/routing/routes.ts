import type { Release, ScreenModel } from '#engine';

export interface RoutedScreen extends ScreenModel {
  readonly route: string;
}

/** The screens that have an address. */
export function routedScreens(release: Release): readonly RoutedScreen[] {
  return Object.values(release.screens).filter(hasRoute);
}

function hasRoute(screen: ScreenModel): screen is RoutedScreen {
  return screen.route !== undefined;
}

/** Where somebody goes who may not see an address: what `otherwise` says for the longest beginning of it. */
export function otherwiseOf(path: string, release: Release): string | undefined {
  const rules = release.access.otherwise.filter(({ route }) => isBelow(path, route));
  return rules.toSorted((a, b) => b.route.length - a.route.length)[0]?.go;
}

function isBelow(path: string, route: string): boolean {
  const start = route.toLowerCase().replace(/\/$/, '');
  const asked = path.toLowerCase();
  return asked === start || asked.startsWith(`${start}/`);
}
