import { Autocomplete } from '@mui/material';
import type { WidgetProps } from '@rjsf/utils';
import { useEngineText } from '../../texts/useEngineText.ts';
import { ComboboxInput } from '../ComboboxInput.tsx';
import { isLocked } from '../inputAttributes.ts';
import { choicesOf, lookupOf } from '../readOptions.ts';
import { shownText } from '../shownText.ts';
import { useStableWhileTyping } from '../useStableWhileTyping.ts';
import type { WidgetChoice } from '../WidgetChoice.ts';

const clearValue = '*';

/** Several of a list, each shown as a chip; once something is picked, the first entry takes it all away. */
export function MultiSelectWidget(props: WidgetProps) {
  const { id, value, placeholder, onChange, onBlur } = props;
  const choices = choicesOf(props);
  const say = useEngineText();
  const stored: readonly unknown[] = Array.isArray(value) ? value : [];
  const picked = stored.map(
    (item): WidgetChoice => choices.find((choice) => choice.value === item) ?? { value: item, label: shownText(item) },
  );
  const { shown, onInput, release } = useStableWhileTyping(picked);
  // An entry of the list itself, so that it is found where the choices are.
  const clearAll: WidgetChoice = { value: clearValue, label: say('clearAll') };
  return (
    <Autocomplete<WidgetChoice, true>
      multiple
      id={id}
      size="small"
      fullWidth
      disableCloseOnSelect
      readOnly={isLocked(props)}
      options={picked.length > 0 ? [clearAll, ...choices] : [...choices]}
      value={shown}
      loading={lookupOf(props)?.status === 'loading'}
      loadingText={say('loading')}
      noOptionsText={say('noOptions')}
      clearText={say('clear')}
      openText={say('open')}
      closeText={say('close')}
      isOptionEqualToValue={(choice, item) => choice.value === item.value}
      // A value that its list no longer offers has no words of its own.
      getOptionLabel={(choice) => choice.label || shownText(choice.value)}
      getOptionKey={(choice) => shownText(choice.value)}
      onInputChange={(_, text, reason) => onInput(text, reason)}
      onChange={(_, next) => {
        release();
        const isCleared = next.length === 0 || next.some((choice) => choice.value === clearValue);
        onChange(isCleared ? undefined : next.map((choice) => choice.value));
      }}
      onBlur={() => {
        release();
        onBlur(id, value);
      }}
      slotProps={{ listbox: { sx: { maxHeight: 300 } } }}
      renderInput={(params) => (
        <ComboboxInput
          params={params}
          props={props}
          placeholder={picked.length === 0 ? (placeholder ?? say('select')) : ''}
        />
      )}
    />
  );
}
