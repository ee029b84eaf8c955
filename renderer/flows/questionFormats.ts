import type { ComponentType } from 'react';
import { DateWidget } from '../widgets/date/DateWidget.tsx';
import { MultiSelectWidget } from '../widgets/multi-select/MultiSelectWidget.tsx';
import { NumberWidget } from '../widgets/number/NumberWidget.tsx';
import { RadioWidget } from '../widgets/radio/RadioWidget.tsx';
import { SelectWidget } from '../widgets/select/SelectWidget.tsx';
import { TextWidget } from '../widgets/text/TextWidget.tsx';
import { TextareaWidget } from '../widgets/textarea/TextareaWidget.tsx';
import { PairsInput } from './PairsInput.tsx';
import type { QuestionInputProps } from './QuestionInputProps.ts';
import { widgetInput } from './widgetInput.tsx';

export interface QuestionFormat {
  readonly Input: ComponentType<QuestionInputProps>;
  /** Whether the question's text labels one input or names a group of them. */
  readonly label: 'input' | 'group';
}

/** Question format → how it is answered. */
export const questionFormats: Readonly<Record<string, QuestionFormat>> = {
  radio: { Input: widgetInput(RadioWidget), label: 'group' },
  select: { Input: widgetInput(SelectWidget), label: 'input' },
  pairs: { Input: PairsInput, label: 'group' },
  text: { Input: widgetInput(TextWidget), label: 'input' },
  'long-text': { Input: widgetInput(TextareaWidget), label: 'input' },
  checkboxes: { Input: widgetInput(MultiSelectWidget), label: 'input' },
  date: { Input: widgetInput(DateWidget), label: 'input' },
  number: { Input: widgetInput(NumberWidget), label: 'input' },
  int: { Input: widgetInput(NumberWidget), label: 'input' },
  none: { Input: () => null, label: 'group' },
};
