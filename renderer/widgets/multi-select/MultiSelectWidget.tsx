import { Autocomplete, TextField } from '@mui/material';
import { useEngineText } from '../../texts/useEngineText.ts';
import type { FieldWidgetProps, WidgetChoice } from '../FieldWidgetProps.ts';
import { shownText } from '../shownText.ts';
import { useStableWhileTyping } from '../useStableWhileTyping.ts';

const clearValue = '*';

/** Several of a list, each shown as a chip; once something is picked, the first entry takes it all away. */
export function MultiSelectWidget(props: FieldWidgetProps) {
  const { id, field, value, locked, required, invalid, describedBy, placeholder, choices, options, change, leave } =
    props;
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
      readOnly={locked}
      options={picked.length > 0 ? [clearAll, ...choices] : [...choices]}
      value={shown}
      loading={options?.status === 'loading'}
      loadingText={say('loading')}
      noOptionsText={say('noOptions')}
      clearText={say('clear')}
      openText={say('open')}
      closeText={say('close')}
      isOptionEqualToValue={(choice, item) => choice.value === item.value}
      getOptionLabel={(choice) => choice.label}
      getOptionKey={(choice) => shownText(choice.value)}
      onInputChange={(_, text, reason) => onInput(text, reason)}
      onChange={(_, next) => {
        release();
        const isCleared = next.length === 0 || next.some((choice) => choice.value === clearValue);
        change(isCleared ? undefined : next.map((choice) => choice.value));
      }}
      onBlur={() => {
        release();
        leave();
      }}
      slotProps={{ listbox: { sx: { maxHeight: 300 } } }}
      renderInput={(params) => (
        <TextField
          {...params}
          error={invalid}
          placeholder={picked.length === 0 ? (placeholder ?? say('select')) : ''}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              name: field.path,
              'aria-describedby': describedBy,
              'aria-invalid': invalid,
              'aria-required': required,
            },
          }}
        />
      )}
    />
  );
}
