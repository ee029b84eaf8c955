import { Autocomplete } from '@mui/material';
import type { WidgetProps } from '@rjsf/utils';
import { type UIEvent, useRef } from 'react';
import { useEngineText } from '../../texts/useEngineText.ts';
import { BaseInput } from '../BaseInput.tsx';
import { ComboboxInput } from '../ComboboxInput.tsx';
import { isLocked } from '../inputAttributes.ts';
import { choicesOf, lookupOf, selectedOf } from '../readOptions.ts';
import { shownText } from '../shownText.ts';
import { useStableWhileTyping } from '../useStableWhileTyping.ts';
import type { WidgetChoice } from '../WidgetChoice.ts';
import { findByBeginning } from './findByBeginning.ts';

/** Pixels from the end of the list at which the next page is loaded. */
const nearEnd = 8;

const asSent = (choices: WidgetChoice[]) => choices;

const byBeginning = (choices: WidgetChoice[], { inputValue }: { readonly inputValue: string }) =>
  findByBeginning(choices, inputValue);

/**
 * Selects one of many options by typing the beginning of its label. A paged operation loads the next page at the end of
 * the list.
 */
export function AutocompleteWidget(props: WidgetProps) {
  const { id, value, placeholder, onChange, onBlur } = props;
  const choices = choicesOf(props);
  const selected = selectedOf(props);
  const options = lookupOf(props);
  const say = useEngineText();
  // The character that opens the list is already searched for.
  const isTyping = useRef(false);
  const { shown, onInput, release } = useStableWhileTyping(selected ?? null);
  if (isLocked(props)) return <BaseInput {...props} text={selected?.label ?? shownText(value)} />;

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
      isOptionEqualToValue={(choice, picked) => choice.value === picked.value}
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
        onChange(choice?.value);
      }}
      onBlur={() => {
        release();
        onBlur(id, value);
      }}
      slotProps={{ listbox: { onScroll, sx: { maxHeight: 300 } } }}
      renderInput={(params) => <ComboboxInput params={params} props={props} placeholder={placeholder ?? ''} />}
    />
  );
}
