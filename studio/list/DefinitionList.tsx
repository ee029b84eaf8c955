import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { type DefinitionEntry, type DraftEntry, keyOf } from '../data/operations.ts';
import { useFound, useMay } from '../data/useStudioData.ts';
import { NewRecordDialog } from '../scaffold/NewRecordDialog.tsx';
import { useStudioText } from '../texts/useStudioText.ts';
import { DefinitionRows } from './DefinitionRows.tsx';

interface DefinitionListProps {
  readonly hash: string;
  readonly drafts: readonly DraftEntry[];
}

/** Every definition, found by its kind, area, id and texts. */
export function DefinitionList({ hash, drafts }: DefinitionListProps) {
  const say = useStudioText();
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState('');
  const [isCreating, setCreating] = useState(false);
  const may = useMay();
  const text = useDeferredValue(typed.trim());
  const { data: found } = useFound(hash, text);
  const { data: all = [] } = useFound(hash, '');
  const kinds = useMemo(() => [...new Set(all.map((entry) => entry.kind))].sort(), [all]);
  const shown = useMemo(() => {
    const ofKind = (found ?? []).filter((entry) => kind === '' || entry.kind === kind);
    return text === '' ? ofKind : ofKind.toSorted((a, b) => rankOf(a, text) - rankOf(b, text));
  }, [found, kind, text]);
  const rows = useRef<HTMLDivElement>(null);
  const drafted = useMemo(() => new Set(drafts.map(keyOf)), [drafts]);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, gap: 1 }}>
      <TextField
        type="search"
        size="small"
        label={say('find')}
        placeholder={say('findHelp')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          rows.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
        }}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <TextField
        select
        size="small"
        label={say('kind')}
        value={kind}
        onChange={(event) => setKind(event.target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{say('allKinds')}</MenuItem>
        {kinds.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2" color="text.secondary" role="status">
          {found === undefined
            ? say('loading')
            : shown.length === 0
              ? say('nothingFound')
              : shown.length === 1
                ? say('foundOne')
                : say('found', { count: shown.length })}
        </Typography>
        {may('releases.saveDraft') && (
          <Button size="small" onClick={() => setCreating(true)}>
            {say('newDefinition')}
          </Button>
        )}
      </Stack>
      {isCreating && <NewRecordDialog hash={hash} onClose={() => setCreating(false)} />}
      <DefinitionRows key={`${text} ${kind}`} scroller={rows} entries={shown} drafted={drafted} />
    </Box>
  );
}

/** First what is called like the text, then what begins with it, then what only contains it. */
function rankOf({ definition, title = '' }: DefinitionEntry, text: string): number {
  const names = [definition, title].map((name) => name.toLowerCase());
  const wanted = text.toLowerCase();
  if (names.includes(wanted)) return 0;
  return names.some((name) => name.startsWith(wanted)) ? 1 : 2;
}
