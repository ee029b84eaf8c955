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

/**
 * Selects several options of a list, each shown as a chip. While something is selected, the first entry clears the
 * selection.
 */
export function MultiSelectWidget(props: WidgetProps) {
  const { id, value, placeholder, onChange, onBlur } = props;
  const choices = choicesOf(props);
  const say = useEngineText();
  const stored: readonly unknown[] = Array.isArray(value) ? value : [];
  const picked = stored.map(
    (item): WidgetChoice => choices.find((choice) => choice.value === item) ?? { value: item, label: shownText(item) },
  );
  const { shown, onInput, release } = useStableWhileTyping(picked);
  // It is an entry of the list, so that it is next to the options.
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
      // A value that is no longer available has no label.
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
