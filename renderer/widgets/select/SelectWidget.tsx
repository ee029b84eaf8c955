import { useEngineText } from '../../texts/useEngineText.ts';
import { BaseInput } from '../BaseInput.tsx';
import type { FieldWidgetProps } from '../FieldWidgetProps.ts';
import { inputLook } from '../inputLook.ts';
import { shownText } from '../shownText.ts';

/** One of a list, as the platform's own drop-down. */
export function SelectWidget(props: FieldWidgetProps) {
  const { id, field, value, locked, required, invalid, describedBy, placeholder, choices, options, change, leave } =
    props;
  const say = useEngineText();
  const index = choices.findIndex((choice) => choice.value === value);
  if (locked) return <BaseInput {...props} text={choices[index]?.label ?? shownText(value)} />;

  const unlisted = index < 0 && value !== undefined;
  const isLoading = options?.status === 'loading';
  return (
    <select
      id={id}
      name={field.path}
      className={inputLook('field-input field-select', props)}
      value={unlisted ? 'unlisted' : index < 0 ? '' : String(index)}
      onChange={({ target }) => {
        const choice = choices[Number(target.value)];
        if (target.value === '' || choice === undefined) change(undefined);
        else change(choice.value, choice.record);
      }}
      onBlur={leave}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      aria-required={required}
      aria-busy={isLoading}
    >
      <option value="">{placeholder ?? say(isLoading ? 'loading' : 'select')}</option>
      {/* What a value is called is known when its list is there; until then a bare key would be read as its name. */}
      {unlisted && <option value="unlisted">{isLoading ? say('loading') : shownText(value)}</option>}
      {choices.map((choice, position) => (
        <option key={shownText(choice.value)} value={String(position)}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
