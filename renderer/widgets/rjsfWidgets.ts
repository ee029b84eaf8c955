import type { RegistryWidgetsType } from '@rjsf/utils';
import { CheckboxWidget } from './checkbox/CheckboxWidget.tsx';
import { DateWidget } from './date/DateWidget.tsx';
import { EmailWidget } from './email/EmailWidget.tsx';
import { PasswordWidget } from './password/PasswordWidget.tsx';
import { RadioWidget } from './radio/RadioWidget.tsx';
import { SingleOrSeveral } from './SingleOrSeveral.tsx';
import { TextWidget } from './text/TextWidget.tsx';
import { TextareaWidget } from './textarea/TextareaWidget.tsx';

/** The portal's widgets under the names by which rjsf looks up a widget for a schema. */
export const rjsfWidgets: RegistryWidgetsType = {
  TextWidget,
  TextareaWidget,
  PasswordWidget,
  EmailWidget,
  DateWidget,
  SelectWidget: SingleOrSeveral,
  RadioWidget,
  CheckboxWidget,
};
