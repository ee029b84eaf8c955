import type { ComponentType } from 'react';
import type { FieldWidgetProps } from '../widgets/FieldWidgetProps.ts';
import type { QuestionInputProps } from './QuestionInputProps.ts';
import { questionField } from './questionField.ts';

/** Makes the input of a question format out of a field widget. */
export function widgetInput(Widget: ComponentType<FieldWidgetProps>) {
  return function WidgetInput(props: QuestionInputProps) {
    const choices = props.question.answers.map(({ answer, text }) => ({ value: answer, label: props.write(text) }));
    return (
      <Widget
        id={props.id}
        field={questionField(props.question)}
        label={props.label}
        value={props.value}
        locked={props.locked}
        required={props.required}
        invalid={props.invalid}
        describedBy={props.describedBy}
        placeholder={undefined}
        choices={choices}
        selected={choices.find((choice) => choice.value === props.value)}
        options={undefined}
        change={props.change}
        leave={props.leave}
      />
    );
  };
}
