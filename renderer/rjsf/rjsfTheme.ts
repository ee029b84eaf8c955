import type { ThemeProps } from '@rjsf/core';
import { generateTheme } from '@rjsf/mui';
import { BaseInputTemplate } from '../forms/BaseInputTemplate.tsx';
import { FieldTemplate } from '../forms/FieldTemplate.tsx';
import { DescriptionFieldTemplate, FieldErrorTemplate, FieldHelpTemplate } from '../forms/fieldTexts.tsx';
import { CheckboxWidget } from '../widgets/checkbox/CheckboxWidget.tsx';
import { DateWidget } from '../widgets/date/DateWidget.tsx';
import { EmailWidget } from '../widgets/email/EmailWidget.tsx';
import { PasswordWidget } from '../widgets/password/PasswordWidget.tsx';
import { RadioWidget } from '../widgets/radio/RadioWidget.tsx';
import { TextWidget } from '../widgets/text/TextWidget.tsx';
import { TextareaWidget } from '../widgets/textarea/TextareaWidget.tsx';
import { SingleOrSeveral } from './SingleOrSeveral.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TitleFieldTemplate } from './TitleFieldTemplate.tsx';

const mui = generateTheme();

/**
 * The look of the portal as a theme of rjsf: `withTheme(rjsfTheme)` is a `Form` that looks like a form of the portal, below
 * `RjsfLook`. What the portal does not render itself is that of `@rjsf/mui`.
 */
export const rjsfTheme: ThemeProps = {
  ...mui,
  widgets: {
    ...mui.widgets,
    TextWidget,
    TextareaWidget,
    PasswordWidget,
    EmailWidget,
    DateWidget,
    SelectWidget: SingleOrSeveral,
    RadioWidget,
    CheckboxWidget,
  },
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
