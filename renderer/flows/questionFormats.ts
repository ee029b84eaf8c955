import type { WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { QuestionModel } from '#engine';
import { AutocompleteWidget } from '../widgets/autocomplete/AutocompleteWidget.tsx';
import { DateWidget } from '../widgets/date/DateWidget.tsx';
import { DateTimeWidget } from '../widgets/date-time/DateTimeWidget.tsx';
import { MultiSelectWidget } from '../widgets/multi-select/MultiSelectWidget.tsx';
import { NumberWidget } from '../widgets/number/NumberWidget.tsx';
import { RadioWidget } from '../widgets/radio/RadioWidget.tsx';
import { SelectWidget } from '../widgets/select/SelectWidget.tsx';
import { TextWidget } from '../widgets/text/TextWidget.tsx';
import { TextareaWidget } from '../widgets/textarea/TextareaWidget.tsx';
import { OpenChoiceInput } from './OpenChoiceInput.tsx';
import { PairsInput } from './PairsInput.tsx';

export interface QuestionFormat {
  readonly Component: ComponentType<WidgetProps>;
  /** Whether the question's text is the label of one input, or of a group of inputs. */
  readonly label: 'input' | 'group';
}

/** The widgets by question format. */
export const questionFormats: Readonly<Record<string, QuestionFormat>> = {
  radio: { Component: RadioWidget, label: 'group' },
  select: { Component: SelectWidget, label: 'input' },
  pairs: { Component: PairsInput, label: 'group' },
  text: { Component: TextWidget, label: 'input' },
  'long-text': { Component: TextareaWidget, label: 'input' },
  checkboxes: { Component: MultiSelectWidget, label: 'input' },
  'open-choice': { Component: OpenChoiceInput, label: 'input' },
  'yes-no': { Component: RadioWidget, label: 'group' },
  date: { Component: DateWidget, label: 'input' },
  'date-time': { Component: DateTimeWidget, label: 'input' },
  number: { Component: NumberWidget, label: 'input' },
  int: { Component: NumberWidget, label: 'input' },
  none: { Component: () => null, label: 'group' },
  // Not a format of definitions: used for a single choice whose options are loaded while typing.
  search: { Component: AutocompleteWidget, label: 'input' },
};

/** Returns the widget of a question's format; undefined if the format is not registered. */
export function findQuestionFormat({
  format,
  options,
}: Pick<QuestionModel, 'format' | 'options'>): (QuestionFormat & { readonly name: string }) | undefined {
  const name = format === 'select' && options !== undefined ? 'search' : format;
  const found = Object.hasOwn(questionFormats, name) ? questionFormats[name] : undefined;
  return found && { ...found, name };
}
