import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import type { FieldWidgetProps } from './FieldWidgetProps.ts';
import { shownText } from './shownText.ts';

/** One of a few, all in sight; the arrow keys move within the group. */
export function RadioWidget(props: FieldWidgetProps) {
  const { id, field, value, locked, required, invalid, describedBy, choices, change, leave } = props;
  const index = choices.findIndex((choice) => choice.value === value);
  return (
    <RadioGroup
      id={`${id}-group`}
      row={choices.every((choice) => choice.label.length <= 16)}
      name={`${id}-${field.path}`}
      value={index < 0 ? '' : String(index)}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      aria-required={required}
      onChange={(_, next) => {
        const choice = choices[Number(next)];
        change(choice?.value, choice?.record);
      }}
      onBlur={leave}
    >
      {choices.map((choice, position) => (
        <FormControlLabel
          key={shownText(choice.value)}
          value={String(position)}
          disabled={locked}
          label={choice.label}
          sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { py: 1 } }}
          control={
            <Radio
              size="small"
              // The first radio carries the field's id, so that a link to the field lands on something focusable.
              slotProps={{ input: position === 0 ? { id } : {} }}
            />
          }
        />
      ))}
    </RadioGroup>
  );
}
