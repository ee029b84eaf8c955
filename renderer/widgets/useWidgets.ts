import { useContext, useMemo } from 'react';
import type { WidgetRegistry } from './defineWidget.ts';
import { FormPartsContext } from './FormPartsContext.ts';
import { widgets } from './widgets.ts';

/** Returns the built-in widgets, and the widgets and fields that the portal adds. */
export function useWidgets(): WidgetRegistry {
  const { widgets: added } = useContext(FormPartsContext);
  return useMemo(() => ({ ...widgets, ...added }), [added]);
}
