import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { titleId, type WidgetProps } from '@rjsf/utils';
import { describedBy, isLocked } from '../inputAttributes.ts';
import { choicesOf } from '../readOptions.ts';
import { shownText } from '../shownText.ts';

/** One of two or three, as buttons side by side. */
export function ToggleWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur } = props;
  const choices = choicesOf(props);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      disabled={isLocked(props)}
      value={choices.findIndex((choice) => choice.value === value)}
      aria-labelledby={titleId(id)}
      aria-describedby={describedBy(props)}
      onChange={(_, position) => {
        // Pressing the pressed button gives null: a toggle always has a side.
        const choice = typeof position === 'number' ? choices[position] : undefined;
        if (choice) onChange(choice.value);
      }}
      onBlur={() => onBlur(id, value)}
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
