import type { ComponentType } from 'react';
import { partOf } from '../runtime/loadAgain.ts';
import { themedPart } from '../theme/themedPart.ts';
import { CheckboxWidget } from './CheckboxWidget.tsx';
import { DateWidget } from './DateWidget.tsx';
import { EmailWidget } from './EmailWidget.tsx';
import type { FieldWidgetProps } from './FieldWidgetProps.ts';
import { lazyWidget } from './lazyWidget.tsx';
import { MoneyWidget } from './MoneyWidget.tsx';
import { NumberWidget } from './NumberWidget.tsx';
import { PasswordWidget } from './PasswordWidget.tsx';
import { RadioWidget } from './RadioWidget.tsx';
import { SelectWidget } from './SelectWidget.tsx';
import { TextareaWidget } from './TextareaWidget.tsx';
import { TextWidget } from './TextWidget.tsx';

/** A registered widget. */
export interface WidgetEntry {
  readonly Component: ComponentType<FieldWidgetProps>;
  /** Formats it draws without being named. */
  readonly formats: readonly string[];
  /** Whether the field's label points at one input, names a group of them, or is drawn by the widget itself. */
  readonly label: 'input' | 'group' | 'own';
}

/** Name → widget. */
export type WidgetRegistry = Readonly<Record<string, WidgetEntry>>;

const AutocompleteWidget = lazyWidget(
  themedPart(
    () => import('./AutocompleteWidget.tsx'),
    ({ AutocompleteWidget: drawn }) => drawn,
  ),
);
const FileWidget = lazyWidget(
  themedPart(
    () => import('./FileWidget.tsx'),
    ({ FileWidget: drawn }) => drawn,
  ),
);
const MultiSelectWidget = lazyWidget(
  themedPart(
    () => import('./MultiSelectWidget.tsx'),
    ({ MultiSelectWidget: drawn }) => drawn,
  ),
);
const NewPasswordWidget = lazyWidget(
  themedPart(
    () => import('./NewPasswordWidget.tsx'),
    ({ NewPasswordWidget: drawn }) => drawn,
  ),
);
const PayWidget = lazyWidget(
  partOf(
    () => import('./PayWidget.tsx'),
    ({ PayWidget: drawn }) => drawn,
  ),
);
const PhoneWidget = lazyWidget(
  partOf(
    () => import('./PhoneWidget.tsx'),
    ({ PhoneWidget: drawn }) => drawn,
  ),
);
const ToggleWidget = lazyWidget(
  themedPart(
    () => import('./ToggleWidget.tsx'),
    ({ ToggleWidget: drawn }) => drawn,
  ),
);

/** The widgets every portal has. Those that few forms need, or that bring much along, are loaded when first drawn. */
export const widgets: WidgetRegistry = {
  text: { Component: TextWidget, formats: ['short-text', 'uri', 'uuid'], label: 'input' },
  email: { Component: EmailWidget, formats: ['email'], label: 'input' },
  tel: { Component: PhoneWidget, formats: ['phone', 'tel'], label: 'input' },
  password: { Component: PasswordWidget, formats: ['password'], label: 'input' },
  'new-password': { Component: NewPasswordWidget, formats: ['new-password'], label: 'input' },
  textarea: { Component: TextareaWidget, formats: ['long-text', 'textarea', 'multiline', 'markdown'], label: 'input' },
  number: { Component: NumberWidget, formats: ['number'], label: 'input' },
  money: { Component: MoneyWidget, formats: ['money'], label: 'input' },
  pay: { Component: PayWidget, formats: ['pay'], label: 'input' },
  date: { Component: DateWidget, formats: ['date', 'date-time'], label: 'input' },
  checkbox: { Component: CheckboxWidget, formats: [], label: 'own' },
  'yes-no': { Component: RadioWidget, formats: ['yes-no'], label: 'group' },
  radio: { Component: RadioWidget, formats: ['radio'], label: 'group' },
  select: { Component: SelectWidget, formats: ['select', 'one-of'], label: 'input' },
  toggle: { Component: ToggleWidget, formats: ['toggle'], label: 'group' },
  autocomplete: { Component: AutocompleteWidget, formats: [], label: 'input' },
  'multi-select': { Component: MultiSelectWidget, formats: [], label: 'input' },
  file: { Component: FileWidget, formats: ['file', 'binary'], label: 'input' },
};
