import type { WidgetProps } from '@rjsf/utils';
import { useEngineText } from '../../texts/useEngineText.ts';
import { BaseInput } from '../BaseInput.tsx';
import { isLocked } from '../inputAttributes.ts';
import { inputLook } from '../inputLook.ts';
import { choicesOf, textOption } from '../readOptions.ts';
import { useTypedAmount } from '../useTypedNumber.ts';
import { splitPay } from './splitPay.ts';

/** An amount and its rate, stored as one text, `25.50 Hour`. */
export function PayWidget(props: WidgetProps) {
  const say = useEngineText();
  const { amount, rate } = splitPay(props.value);
  const typed = useTypedAmount(amount);
  const store = (nextAmount: string, nextRate: string) => {
    const text = [nextAmount, nextRate].filter((part) => part !== '').join(' ');
    props.onChange(text === '' ? undefined : text);
  };
  return (
    <div className="field-pay">
      <BaseInput
        {...props}
        inputMode="decimal"
        text={typed.text}
        start={textOption(props, 'currency') ?? 'USD'}
        onChange={() => undefined}
        read={(text) => store(typed.read(text), rate)}
      />
      <select
        className={inputLook('field-input field-select', props)}
        value={rate}
        disabled={isLocked(props)}
        onChange={({ target }) => store(amount, target.value)}
        onBlur={() => props.onBlur(props.id, props.value)}
        aria-label={`${props.label}: ${say('rate')}`}
        aria-required={props.required}
      >
        <option value="">{say('rate')}</option>
        {choicesOf(props).map((choice) => (
          <option key={String(choice.value)} value={String(choice.value)}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
