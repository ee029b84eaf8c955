import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { titleId, type WidgetProps } from '@rjsf/utils';
import { describedBy, isLocked } from '../inputAttributes.ts';
import { choicesOf } from '../readOptions.ts';
import { shownText } from '../shownText.ts';

/** Selects one of two or three options as adjacent buttons. */
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
        // Clicking the selected button passes null, which is ignored: a toggle always has a value.
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
