import { OutlinedInput } from '@mui/material';
import type { HTMLAttributes, ReactNode } from 'react';
import { autofillOf } from './autofillOf.ts';
import type { FieldWidgetProps } from './FieldWidgetProps.ts';
import { shownText } from './shownText.ts';

interface BaseInputProps extends FieldWidgetProps {
  readonly type?: string;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly text?: string;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  readonly attributes?: Readonly<Record<string, string | number | undefined>>;
  read?(text: string): unknown;
  pasteAs?(text: string): string;
}

/** The one-line input that all text-like widgets are made of. */
export function BaseInput(props: BaseInputProps) {
  const { id, field, locked, required, invalid, describedBy, change, leave, read } = props;
  return (
    <OutlinedInput
      id={id}
      name={field.path}
      type={props.type ?? 'text'}
      size="small"
      fullWidth
      value={props.text ?? shownText(props.value)}
      error={invalid}
      readOnly={locked}
      placeholder={props.placeholder ?? ''}
      onChange={({ target }) => change(read ? read(target.value) : target.value === '' ? undefined : target.value)}
      onBlur={leave}
      startAdornment={props.start}
      endAdornment={props.end}
      sx={locked ? { bgcolor: 'action.hover' } : {}}
      slotProps={{
        input: {
          autoComplete: autofillOf(field),
          'aria-describedby': describedBy,
          'aria-invalid': invalid,
          'aria-required': required,
          'aria-readonly': locked || undefined,
          ...(props.inputMode ? { inputMode: props.inputMode } : {}),
          ...props.attributes,
        },
      }}
    />
  );
}
