import { Checkbox, FormControlLabel } from '@mui/material';
import type { FieldWidgetProps } from './FieldWidgetProps.ts';

/** A statement that holds or not; its label stands beside the box. */
export function CheckboxWidget(props: FieldWidgetProps) {
  const { id, field, label, value, locked, required, invalid, describedBy, change, leave } = props;
  return (
    <FormControlLabel
      label={
        <>
          {label}
          {required && <span aria-hidden="true">&nbsp;*</span>}
        </>
      }
      control={
        <Checkbox
          checked={value === true}
          disabled={locked}
          onChange={(_, checked) => change(checked)}
          onBlur={leave}
          slotProps={{
            input: {
              id,
              name: field.path,
              'aria-describedby': describedBy,
              'aria-invalid': invalid,
              'aria-required': required,
            },
          }}
        />
      }
    />
  );
}
