import { Autocomplete, Button, Stack, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DefinitionName } from '../data/operations.ts';
import { useCaller } from '../data/useStudioData.ts';
import type { OpenDraft } from '../draft/DraftStore.ts';
import { insertAt, rangeOf, valueAt } from '../json/editJson.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import { nameOfEntry } from '../wording/labelOfEntry.ts';
import { entryShape } from './describeProperties.ts';
import type { MetaSchema } from './metaSchema.ts';

interface AddEntryProps {
  readonly name: DefinitionName;
  readonly draft: OpenDraft;
  readonly json: unknown;
  readonly schema: MetaSchema;
  readonly pointer: string;
  readonly onSelect: (pointer: string) => void;
  readonly onWrite: (text: string) => void;
}

/** Adds an entry to a list by its name; the names that fit are offered. */
export function AddEntry({ name, draft, json, schema, pointer, onSelect, onWrite }: AddEntryProps) {
  const say = useStudioText();
  const call = useCaller();
  const [typed, setTyped] = useState('');
  const list = valueAt(json, pointer);
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  const { canBeName, head } = entryShape(schema, json, pointer, list);
  const { data: offered = [] } = useQuery({
    queryKey: ['studio', 'offered', name.kind, name.definition, pointer, draft.text],
    queryFn: async () => {
      const index = entries.length;
      const text = insertAt(draft.text, pointer, index, canBeName ? '' : { [head ?? 'name']: '' });
      const at = rangeOf(text, canBeName ? `${pointer}/${index}` : `${pointer}/${index}/${head ?? 'name'}`);
      if (at === undefined) return [];
      const { completions } = await call('releases.complete', { ...name, text, offset: at.from + 1 });
      return completions.filter(({ kind }) => kind === 'name').map(({ label }) => label);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const taken = new Set(entries.map(nameOfEntry));
  const add = () => {
    const entry = typed.trim();
    if (entry === '') return;
    onWrite(insertAt(draft.text, pointer, entries.length, canBeName || head === undefined ? entry : { [head]: entry }));
    setTyped('');
    onSelect(`${pointer}/${entries.length}`);
  };
  return (
    <Stack
      component="form"
      direction="row"
      spacing={1}
      sx={{ mt: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Autocomplete
        freeSolo
        fullWidth
        size="small"
        options={[...new Set(offered)].filter((one) => !taken.has(one))}
        inputValue={typed}
        onInputChange={(_event, value) => setTyped(value)}
        renderInput={(params) => <TextField {...params} label={say('entryName')} />}
      />
      <Button type="submit" variant="outlined" disabled={typed.trim() === ''}>
        {say('add')}
      </Button>
    </Stack>
  );
}
