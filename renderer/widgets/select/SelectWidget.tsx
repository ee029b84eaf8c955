import type { WidgetProps } from '@rjsf/utils';
import { useEngineText } from '../../texts/useEngineText.ts';
import { BaseInput } from '../BaseInput.tsx';
import { inputAttributes, isLocked } from '../inputAttributes.ts';
import { inputLook } from '../inputLook.ts';
import { choicesOf, lookupOf } from '../readOptions.ts';
import { shownText } from '../shownText.ts';

/** Selects one option of a list with the browser's drop-down. */
export function SelectWidget(props: WidgetProps) {
  const { id, value, placeholder, onChange, onBlur, onFocus } = props;
  const choices = choicesOf(props);
  const say = useEngineText();
  const index = choices.findIndex((choice) => choice.value === value);
  if (isLocked(props)) return <BaseInput {...props} text={choices[index]?.label ?? shownText(value)} />;

  const unlisted = index < 0 && value !== undefined;
  const isLoading = lookupOf(props)?.status === 'loading';
  return (
    <select
      id={id}
      {...inputAttributes(props)}
      className={inputLook('field-input field-select', props)}
      value={unlisted ? 'unlisted' : index < 0 ? '' : String(index)}
      onChange={({ target }) => {
        const choice = choices[Number(target.value)];
        if (target.value === '' || choice === undefined) onChange(undefined);
        else onChange(choice.value);
      }}
      onFocus={() => onFocus(id, value)}
      onBlur={() => onBlur(id, value)}
      aria-busy={isLoading}
    >
      <option value="">{placeholder ?? say(isLoading ? 'loading' : 'select')}</option>
      {/* Nothing is shown until the options are loaded, because a key could be mistaken for a name. */}
      {unlisted && <option value="unlisted">{isLoading ? say('loading') : shownText(value)}</option>}
      {choices.map((choice, position) => (
        <option key={shownText(choice.value)} value={String(position)}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
