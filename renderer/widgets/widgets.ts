import type { WidgetRegistry } from './defineWidget.ts';
import * as registry from './registry.ts';

/** The widgets every portal has. */
export const widgets: WidgetRegistry = Object.fromEntries(Object.values(registry).map((entry) => [entry.name, entry]));

/** Formats of what is neither stored in the browser nor shown again. */
export function secretFormats(registered: WidgetRegistry): readonly string[] {
  return Object.values(registered).flatMap(({ secret, formats }) => (secret === true ? formats : []));
}
