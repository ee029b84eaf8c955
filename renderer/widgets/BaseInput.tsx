import type { HTMLAttributes, ReactNode } from 'react';
import { autofillOf } from './autofillOf.ts';
import type { FieldWidgetProps } from './FieldWidgetProps.ts';
import { inputLook } from './inputLook.ts';
import { shownText } from './shownText.ts';

interface BaseInputProps extends FieldWidgetProps {
  readonly type?: string;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly text?: string;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  readonly attributes?: Readonly<Record<string, string | number | undefined>>;
  read?(text: string): unknown;
  /** The reader has come to it. */
  enter?(): void;
}

/** The one-line input that all text-like widgets are made of; a box is around it only where something stands beside it. */
export function BaseInput(props: BaseInputProps) {
  const { id, field, locked, required, invalid, describedBy, change, enter, leave, read, start, end } = props;
  const isBare = start !== undefined || end !== undefined;
  const input = (
    <input
      id={id}
      name={field.path}
      type={props.type ?? 'text'}
      className={isBare ? 'field-bare' : inputLook('field-input', props)}
      value={props.text ?? shownText(props.value)}
      readOnly={locked}
      placeholder={props.placeholder ?? ''}
      onChange={({ target }) => change(read ? read(target.value) : target.value === '' ? undefined : target.value)}
      onFocus={enter}
      onBlur={leave}
      autoComplete={autofillOf(field)}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      aria-required={required}
      aria-readonly={locked || undefined}
      {...(props.inputMode ? { inputMode: props.inputMode } : {})}
      {...props.attributes}
    />
  );
  if (!isBare) return input;
  return (
    <div className={inputLook('field-box', props)}>
      {start !== undefined && <div className="field-before">{start}</div>}
      {input}
      {end !== undefined && <div className="field-after">{end}</div>}
    </div>
  );
}
