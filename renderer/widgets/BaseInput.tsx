import type { WidgetProps } from '@rjsf/utils';
import type { HTMLAttributes, ReactNode } from 'react';
import { autofillOf } from './autofillOf.ts';
import { inputAttributes, isLocked } from './inputAttributes.ts';
import { inputLook } from './inputLook.ts';
import { shownText } from './shownText.ts';

interface BaseInputProps extends WidgetProps {
  readonly type?: string;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly text?: string;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  readonly attributes?: Readonly<Record<string, string | number | undefined>>;
  read?(text: string): unknown;
}

/** The single-line input of all text-like widgets. It has a container only if there is an element next to it. */
export function BaseInput(props: BaseInputProps) {
  const { id, value, onChange, onFocus, onBlur, read, start, end } = props;
  const isBare = start !== undefined || end !== undefined;
  const locked = isLocked(props);
  const input = (
    <input
      id={id}
      {...inputAttributes(props)}
      type={props.type ?? 'text'}
      className={isBare ? 'field-bare' : inputLook('field-input', props)}
      value={props.text ?? shownText(value)}
      readOnly={locked}
      placeholder={props.placeholder ?? ''}
      onChange={({ target }) => onChange(read ? read(target.value) : target.value === '' ? undefined : target.value)}
      onFocus={() => onFocus(id, value)}
      onBlur={() => onBlur(id, value)}
      autoComplete={autofillOf(props)}
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
