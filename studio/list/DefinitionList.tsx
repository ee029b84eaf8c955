import {
  Box,
  Button,
  Chip,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { type DefinitionEntry, type DraftEntry, keyOf } from '../data/operations.ts';
import { useFound, useMay } from '../data/useStudioData.ts';
import { useStudioLocation } from '../location/useStudioLocation.ts';
import { NewRecordDialog } from '../scaffold/NewRecordDialog.tsx';
import { useStudioText } from '../texts/useStudioText.ts';

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
      <Rows entries={shown} drafted={drafted} />
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

interface RowsProps {
  readonly entries: readonly DefinitionEntry[];
  readonly drafted: ReadonlySet<string>;
}

function Rows({ entries, drafted }: RowsProps) {
  const { name, show } = useStudioLocation();
  const say = useStudioText();
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 58,
    overscan: 8,
    getItemKey: (index) => {
      const entry = entries[index];
      return entry === undefined ? index : keyOf(entry);
    },
  });
  const open = name === undefined ? undefined : keyOf(name);
  return (
    <Box ref={scroller} sx={{ overflow: 'auto', flex: 1, minHeight: 0, maxHeight: { xs: '65dvh', md: 'none' } }}>
      <List disablePadding sx={{ position: 'relative', height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((row) => {
          const entry = entries[row.index];
          if (entry === undefined) return null;
          const key = keyOf(entry);
          return (
            <ListItem
              key={row.key}
              ref={rows.measureElement}
              data-index={row.index}
              disablePadding
              sx={{ position: 'absolute', top: 0, left: 0, width: 1, transform: `translateY(${row.start}px)` }}
            >
              <ListItemButton
                selected={key === open}
                aria-current={key === open}
                onClick={() => show(entry)}
                sx={{ borderRadius: 1, py: 0.5, px: 1 }}
              >
                <ListItemText
                  primary={
                    <Box component="span" sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
                      <Box component="span" sx={{ overflowWrap: 'anywhere', fontWeight: 550 }}>
                        {entry.definition}
                      </Box>
                      {drafted.has(key) && <Chip size="small" color="info" component="span" label={say('draft')} />}
                    </Box>
                  }
                  secondary={
                    <>
                      {entry.kind} · {entry.area}
                      {entry.match !== undefined && (
                        <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                          {entry.locale !== undefined && `${entry.locale}: `}
                          {entry.match}
                        </Box>
                      )}
                      {entry.match === undefined && entry.title !== undefined && ` · ${entry.title}`}
                    </>
                  }
                  slotProps={{ secondary: { variant: 'body2', component: 'span' }, primary: { component: 'span' } }}
                />
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
    </Box>
  );
}
