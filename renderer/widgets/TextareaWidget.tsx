import { OutlinedInput } from '@mui/material';
import { autofillOf } from './autofillOf.ts';
import type { FieldWidgetProps } from './FieldWidgetProps.ts';
import { shownText } from './shownText.ts';

/** Text of several lines that grows with what is written, without measuring scripts. */
export function TextareaWidget(props: FieldWidgetProps) {
  const { id, field, value, locked, required, invalid, describedBy, placeholder, change, leave } = props;
  return (
    <OutlinedInput
      id={id}
      name={field.path}
      size="small"
      fullWidth
      inputComponent="textarea"
      value={shownText(value)}
      error={invalid}
      readOnly={locked}
      placeholder={placeholder ?? ''}
      onChange={({ target }) => change(target.value === '' ? undefined : target.value)}
      onBlur={leave}
      sx={{
        bgcolor: locked ? 'action.hover' : undefined,
        // The three line minimum and the growth are the browser's own; MUI's text area measures itself in scripts.
        '& textarea': {
          fieldSizing: 'content',
          minHeight: '4.5em',
          maxHeight: '24em',
          height: 'auto',
          resize: 'vertical',
        },
      }}
      slotProps={{
        input: {
          autoComplete: autofillOf(field),
          'aria-describedby': describedBy,
          'aria-invalid': invalid,
          'aria-required': required,
          'aria-readonly': locked || undefined,
        },
      }}
    />
  );
}
