import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { FieldWidgetProps } from '../FieldWidgetProps.ts';
import { shownText } from '../shownText.ts';

/** One of two or three, as buttons side by side. */
export function ToggleWidget(props: FieldWidgetProps) {
  const { id, value, locked, describedBy, choices, change, leave } = props;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      disabled={locked}
      value={choices.findIndex((choice) => choice.value === value)}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      onChange={(_, position) => {
        // Pressing the pressed button gives null: a toggle always has a side.
        const choice = typeof position === 'number' ? choices[position] : undefined;
        if (choice) change(choice.value, choice.record);
      }}
      onBlur={leave}
      sx={{ flexWrap: 'wrap' }}
    >
      {choices.map((choice, position) => (
        <ToggleButton
          key={shownText(choice.value)}
          value={position}
          {...(position === 0 ? { id } : {})}
          sx={{ textTransform: 'none', px: 2 }}
        >
          {choice.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
