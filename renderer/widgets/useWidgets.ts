import { useContext, useMemo } from 'react';
import type { WidgetRegistry } from './defineWidget.ts';
import { FormPartsContext } from './FormPartsContext.ts';
import { widgets } from './widgets.ts';

/** The widgets of every portal, and the widgets and fields that the portal around adds. */
export function useWidgets(): WidgetRegistry {
  const { widgets: added } = useContext(FormPartsContext);
  return useMemo(() => ({ ...widgets, ...added }), [added]);
}
