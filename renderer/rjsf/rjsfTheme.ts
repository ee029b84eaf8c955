import type { ThemeProps } from '@rjsf/core';
import { generateTheme } from '@rjsf/mui';
import { BaseInputTemplate } from '../forms/BaseInputTemplate.tsx';
import { FieldTemplate } from '../forms/FieldTemplate.tsx';
import { DescriptionFieldTemplate, FieldErrorTemplate, FieldHelpTemplate } from '../forms/fieldTexts.tsx';
import { TitleFieldTemplate } from '../forms/TitleFieldTemplate.tsx';
import { rjsfWidgets } from '../widgets/rjsfWidgets.ts';
import { SubmitButton } from './SubmitButton.tsx';

const mui = generateTheme();

/**
 * The theme of the portal for rjsf: `withTheme(rjsfTheme)` returns a `Form` that looks like a form of the portal,
 * inside `RjsfLook`. What the portal does not render itself is that of `@rjsf/mui`.
 */
export const rjsfTheme: ThemeProps = {
  ...mui,
  widgets: { ...mui.widgets, ...rjsfWidgets },
  templates: {
    ...mui.templates,
    FieldTemplate,
    FieldErrorTemplate,
    FieldHelpTemplate,
    DescriptionFieldTemplate,
    BaseInputTemplate,
    TitleFieldTemplate,
    ButtonTemplates: { ...mui.templates?.ButtonTemplates, SubmitButton },
  },
};
