import type { WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { DateWidget } from '../widgets/date/DateWidget.tsx';
import { MultiSelectWidget } from '../widgets/multi-select/MultiSelectWidget.tsx';
import { NumberWidget } from '../widgets/number/NumberWidget.tsx';
import { RadioWidget } from '../widgets/radio/RadioWidget.tsx';
import { SelectWidget } from '../widgets/select/SelectWidget.tsx';
import { TextWidget } from '../widgets/text/TextWidget.tsx';
import { TextareaWidget } from '../widgets/textarea/TextareaWidget.tsx';
import { PairsInput } from './PairsInput.tsx';

export interface QuestionFormat {
  readonly Component: ComponentType<WidgetProps>;
  /** Whether the question's text labels one input or names a group of them. */
  readonly label: 'input' | 'group';
}

/** Question format → the widget that it is answered by. */
export const questionFormats: Readonly<Record<string, QuestionFormat>> = {
  radio: { Component: RadioWidget, label: 'group' },
  select: { Component: SelectWidget, label: 'input' },
  pairs: { Component: PairsInput, label: 'group' },
  text: { Component: TextWidget, label: 'input' },
  'long-text': { Component: TextareaWidget, label: 'input' },
  checkboxes: { Component: MultiSelectWidget, label: 'input' },
  date: { Component: DateWidget, label: 'input' },
  number: { Component: NumberWidget, label: 'input' },
  int: { Component: NumberWidget, label: 'input' },
  none: { Component: () => null, label: 'group' },
};
