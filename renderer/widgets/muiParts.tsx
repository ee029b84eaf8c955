import { getDefaultRegistry } from '@rjsf/core';
import { generateTheme } from '@rjsf/mui';
import type { Registry } from '@rjsf/utils';

const core = getDefaultRegistry();
const mui = generateTheme();

/** Widgets of rjsf without a replacement by the portal, under the names of rjsf. */
export const widgets: Registry['widgets'] = { ...core.widgets, ...mui.widgets };

/** What rjsf renders with MUI, under the names of rjsf. */
export const templates: Registry['templates'] = {
  ...core.templates,
  ...mui.templates,
  ButtonTemplates: { ...core.templates.ButtonTemplates, ...mui.templates?.ButtonTemplates },
};
