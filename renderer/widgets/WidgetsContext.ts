import { createContext, useContext } from 'react';
import type { WidgetRegistry } from './defineWidget.ts';
import { widgets } from './widgets.ts';

/** The registered widgets; a portal provides its own beside the built-in ones. */
export const WidgetsContext = createContext<WidgetRegistry>(widgets);

/** The widgets of the portal around. */
export function useWidgets(): WidgetRegistry {
  return useContext(WidgetsContext);
}
