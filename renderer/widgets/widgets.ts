import type { WidgetRegistry } from './defineWidget.ts';
import * as registry from './registry.ts';

/** The built-in widgets. */
export const widgets: WidgetRegistry = Object.fromEntries(Object.values(registry).map((entry) => [entry.name, entry]));

/** Returns the formats of secrets, which are neither stored in the browser nor shown again. */
export function secretFormats(registered: WidgetRegistry): readonly string[] {
  return Object.values(registered).flatMap(({ secret, formats }) => (secret === true ? formats : []));
}
