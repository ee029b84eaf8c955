import { Autocomplete, TextField } from '@mui/material';
import { type UIEvent, useRef } from 'react';
import { useEngineText } from '../../texts/useEngineText.ts';
import { BaseInput } from '../BaseInput.tsx';
import type { FieldWidgetProps, WidgetChoice } from '../FieldWidgetProps.ts';
import { shownText } from '../shownText.ts';
import { useStableWhileTyping } from '../useStableWhileTyping.ts';
import { findByBeginning } from './findByBeginning.ts';

/** Pixels from the end of the list at which the next page is asked for. */
const nearEnd = 8;

const asSent = (choices: WidgetChoice[]) => choices;

const byBeginning = (choices: WidgetChoice[], { inputValue }: { readonly inputValue: string }) =>
  findByBeginning(choices, inputValue);

/** One of many, found by typing its beginning; a paged operation brings the next page at the end of the list. */
export function AutocompleteWidget(props: FieldWidgetProps) {
  const { id, field, locked, required, invalid, describedBy, placeholder, choices, options, selected, change, leave } =
    props;
  const say = useEngineText();
  // The letter that opens the list is asked for already when it opens.
  const isTyping = useRef(false);
  const { shown, onInput, release } = useStableWhileTyping(selected ?? null);
  if (locked) return <BaseInput {...props} text={selected?.label ?? shownText(props.value)} />;

  const paged = options?.paged === true;
  const onScroll = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    const left = list.scrollHeight - list.scrollTop - list.clientHeight;
    if (options?.more === true && options.status === 'ready' && left <= nearEnd) options.loadMore();
  };
  return (
    <Autocomplete<WidgetChoice>
      id={id}
      size="small"
      fullWidth
      options={[...choices]}
      value={shown}
      loading={options?.status === 'loading'}
      loadingText={say('loading')}
      noOptionsText={say(options?.status === 'failed' ? 'optionsFailed' : 'noOptions')}
      clearText={say('clear')}
      openText={say('open')}
      closeText={say('close')}
      isOptionEqualToValue={(choice, value) => choice.value === value.value}
      getOptionLabel={(choice) => choice.label}
      getOptionKey={(choice) => shownText(choice.value)}
      filterOptions={paged ? asSent : byBeginning}
      onOpen={() => {
        if (paged && options.status === 'idle' && !isTyping.current) options.search('');
        if (options?.status === 'failed') options.retry();
      }}
      onInputChange={(_, text, reason) => {
        onInput(text, reason);
        isTyping.current = reason === 'input' && text !== '';
        if (paged && (reason === 'input' || reason === 'clear')) options.search(text);
      }}
      onChange={(_, choice) => {
        release();
        change(choice?.value, choice?.record);
      }}
      onBlur={() => {
        release();
        leave();
      }}
      slotProps={{ listbox: { onScroll, sx: { maxHeight: 300 } } }}
      renderInput={(params) => (
        <TextField
          {...params}
          error={invalid}
          placeholder={placeholder ?? ''}
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
