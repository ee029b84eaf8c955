import { getDefaultRegistry } from '@rjsf/core';
import { generateTheme } from '@rjsf/mui';
import type { Registry } from '@rjsf/utils';

const core = getDefaultRegistry();
const mui = generateTheme();

/** Widgets of rjsf that we have none for, under the names of rjsf. */
export const widgets: Registry['widgets'] = { ...core.widgets, ...mui.widgets };

/** What rjsf draws with MUI, under the names of rjsf. */
export const templates: Registry['templates'] = {
  ...core.templates,
  ...mui.templates,
  ButtonTemplates: { ...core.templates.ButtonTemplates, ...mui.templates?.ButtonTemplates },
};
