import { Autocomplete } from '@mui/material';
import type { WidgetProps } from '@rjsf/utils';
import { type UIEvent, useState } from 'react';
import { useEngineText } from '../texts/useEngineText.ts';
import { BaseInput } from '../widgets/BaseInput.tsx';
import { ComboboxInput } from '../widgets/ComboboxInput.tsx';
import { isLocked } from '../widgets/inputAttributes.ts';
import { choicesOf, lookupOf, selectedOf } from '../widgets/readOptions.ts';
import { shownText } from '../widgets/shownText.ts';
import type { WidgetChoice } from '../widgets/WidgetChoice.ts';

/** Pixels from the end of the list at which the next page is loaded. */
const nearEnd = 8;

/**
 * Selects one of the options, or accepts a text of the user's own. A text that equals the label of an option selects
 * it.
 */
export function OpenChoiceInput(props: WidgetProps) {
  const { id, value, placeholder, onChange, onBlur } = props;
  const say = useEngineText();
  const choices = choicesOf(props);
  const lookup = lookupOf(props);
  const label = selectedOf(props)?.label ?? shownText(value);
  const [typed, setTyped] = useState<string>();
  if (isLocked(props)) return <BaseInput {...props} text={label} />;

  const isPaged = lookup?.paged === true;
  const enter = (text: string): void => {
    const choice = choices.find((one) => one.label.toLowerCase() === text.trim().toLowerCase());
    onChange(text === '' ? undefined : (choice?.value ?? text));
  };
  const onScroll = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    const left = list.scrollHeight - list.scrollTop - list.clientHeight;
    if (lookup?.more === true && lookup.status === 'ready' && left <= nearEnd) lookup.loadMore();
  };
  return (
    <Autocomplete<WidgetChoice, false, false, true>
      freeSolo
      id={id}
      size="small"
      fullWidth
      options={[...choices]}
      value={null}
      inputValue={typed ?? label}
      loading={lookup?.status === 'loading'}
      loadingText={say('loading')}
      clearText={say('clear')}
      openText={say('open')}
      closeText={say('close')}
      getOptionLabel={(choice) => (typeof choice === 'string' ? choice : choice.label)}
      getOptionKey={(choice) => (typeof choice === 'string' ? choice : shownText(choice.value))}
      {...(isPaged ? { filterOptions: (all: WidgetChoice[]) => all } : {})}
      onOpen={() => {
        if (isPaged && lookup.status === 'idle') lookup.search('');
        if (lookup?.status === 'failed') lookup.retry();
      }}
      onInputChange={(_, text, reason) => {
        if (reason !== 'input' && reason !== 'clear') return;
        setTyped(text);
        if (isPaged) lookup.search(text);
        enter(text);
      }}
      onChange={(_, choice) => {
        setTyped(undefined);
        if (typeof choice === 'string') enter(choice);
        else onChange(choice?.value);
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur(id, value);
      }}
      slotProps={{ listbox: { onScroll, sx: { maxHeight: 300 } } }}
      renderInput={(params) => (
        <ComboboxInput params={params} props={props} placeholder={placeholder || say('openChoice')} />
      )}
    />
  );
}
