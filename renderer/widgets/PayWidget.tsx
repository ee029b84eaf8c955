import { Box, InputAdornment, Select } from '@mui/material';
import { useEngineText } from '../runtime/useEngineText.ts';
import { BaseInput } from './BaseInput.tsx';
import type { FieldWidgetProps } from './FieldWidgetProps.ts';
import { splitPay } from './splitPay.ts';
import { textWord } from './widgetWords.ts';

/** An amount and its rate, stored as one text, `25.50 Hour`. */
export function PayWidget(props: FieldWidgetProps) {
  const say = useEngineText();
  const { amount, rate } = splitPay(props.value);
  const store = (nextAmount: string, nextRate: string) => {
    const text = [nextAmount, nextRate].filter((part) => part !== '').join(' ');
    props.change(text === '' ? undefined : text);
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '3fr 2fr', gap: 1 }}>
      <BaseInput
        {...props}
        inputMode="decimal"
        text={amount}
        start={<InputAdornment position="start">{textWord(props.field, 'currency') ?? 'USD'}</InputAdornment>}
        change={() => undefined}
        read={(text) => store(text.replaceAll(/[^0-9.]/g, ''), rate)}
      />
      <Select
        native
        size="small"
        value={rate}
        disabled={props.locked}
        error={props.invalid}
        onChange={({ target }) => store(amount, target.value)}
        onBlur={props.leave}
        inputProps={{ 'aria-label': `${props.label}: ${say('rate')}`, 'aria-required': props.required }}
      >
        <option value="">{say('rate')}</option>
        {props.choices.map((choice) => (
          <option key={String(choice.value)} value={String(choice.value)}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Box>
  );
}
