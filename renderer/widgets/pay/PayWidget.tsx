import { useEngineText } from '../../texts/useEngineText.ts';
import { BaseInput } from '../BaseInput.tsx';
import type { FieldWidgetProps } from '../FieldWidgetProps.ts';
import { inputLook } from '../inputLook.ts';
import { textOption } from '../widgetOptions.ts';
import { splitPay } from './splitPay.ts';

/** An amount and its rate, stored as one text, `25.50 Hour`. */
export function PayWidget(props: FieldWidgetProps) {
  const say = useEngineText();
  const { amount, rate } = splitPay(props.value);
  const store = (nextAmount: string, nextRate: string) => {
    const text = [nextAmount, nextRate].filter((part) => part !== '').join(' ');
    props.change(text === '' ? undefined : text);
  };
  return (
    <div className="field-pay">
      <BaseInput
        {...props}
        inputMode="decimal"
        text={amount}
        start={textOption(props.field, 'currency') ?? 'USD'}
        change={() => undefined}
        read={(text) => store(text.replaceAll(/[^0-9.-]/g, ''), rate)}
      />
      <select
        className={inputLook('field-input field-select', props)}
        value={rate}
        disabled={props.locked}
        onChange={({ target }) => store(amount, target.value)}
        onBlur={props.leave}
        aria-label={`${props.label}: ${say('rate')}`}
        aria-required={props.required}
      >
        <option value="">{say('rate')}</option>
        {props.choices.map((choice) => (
          <option key={String(choice.value)} value={String(choice.value)}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
