import { getDefaultRegistry } from '@rjsf/core';
import { generateTheme } from '@rjsf/mui';
import type { Registry } from '@rjsf/utils';

const core = getDefaultRegistry();
const mui = generateTheme();

/** What rjsf draws with MUI, under the names of rjsf. */
export const templates: Registry['templates'] = {
  ...core.templates,
  ...mui.templates,
  ButtonTemplates: { ...core.templates.ButtonTemplates, ...mui.templates?.ButtonTemplates },
};
