import { Box, Chip, List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { type DefinitionEntry, keyOf } from '../data/operations.ts';
import { useStudioLocation } from '../location/useStudioLocation.ts';
import { stepInList } from '../look/stepInList.ts';
import { useStudioText } from '../texts/useStudioText.ts';

interface DefinitionRowsProps {
  readonly entries: readonly DefinitionEntry[];
  /** Keys of the definitions that have a draft. */
  readonly drafted: ReadonlySet<string>;
  readonly scroller: RefObject<HTMLDivElement | null>;
}

/**
 * Definitions, of which those in view are drawn. The list is one stop of the Tab key, at the open definition or the
 * first one; arrow keys move in it.
 */
export function DefinitionRows({ entries, drafted, scroller }: DefinitionRowsProps) {
  const { name, show } = useStudioLocation();
  const say = useStudioText();
  const id = useId();
  const [at, setAt] = useState<number>();
  const isMoving = useRef(false);
  const open = name === undefined ? undefined : keyOf(name);
  const opened = Math.max(
    entries.findIndex((entry) => keyOf(entry) === open),
    0,
  );
  const active = Math.min(at ?? opened, entries.length - 1);
  const rows = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 58,
    overscan: 8,
    // The stop of the Tab key is drawn wherever the list is scrolled to.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(active < 0 ? [] : [active])])].sort((a, b) => a - b),
    getItemKey: (index) => {
      const entry = entries[index];
      return entry === undefined ? index : keyOf(entry);
    },
  });
  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = stepInList(event.key, active, entries.length);
    if (next === undefined) return;
    event.preventDefault();
    isMoving.current = true;
    setAt(next);
    rows.scrollToIndex(next);
  };
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    scroller.current?.querySelector<HTMLElement>(`[data-index="${active}"] > [role=button]`)?.focus();
  }, [active, scroller]);
  return (
    <Box ref={scroller} sx={{ overflow: 'auto', flex: 1, minHeight: 0, maxHeight: { xs: '65dvh', md: 'none' } }}>
      <List
        disablePadding
        data-arrow-keys=""
        onKeyDown={move}
        sx={{ position: 'relative' }}
        // Lengths that change are no rules of a style sheet: with each new one, the whole page is styled again.
        style={{ height: rows.getTotalSize() }}
      >
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
              sx={{ position: 'absolute', top: 0, left: 0, width: 1 }}
              style={{ transform: `translateY(${row.start}px)` }}
            >
              <ListItemButton
                selected={key === open}
                aria-current={key === open}
                aria-describedby={entries.length > 1 ? id : undefined}
                tabIndex={row.index === active ? 0 : -1}
                onFocus={() => setAt(row.index)}
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
                  secondary={<RowText entry={entry} />}
                  slotProps={{ secondary: { variant: 'body2', component: 'span' }, primary: { component: 'span' } }}
                />
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
      <span id={id} hidden>
        {say('arrowKeys')}
      </span>
    </Box>
  );
}

/** The kind and area of a definition, and the text in it that was searched for, or its title. */
function RowText({ entry: { kind, area, match, locale, title } }: { readonly entry: DefinitionEntry }) {
  return (
    <>
      {kind} · {area}
      {match !== undefined && (
        <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {locale !== undefined && `${locale}: `}
          {match}
        </Box>
      )}
      {match === undefined && title !== undefined && ` · ${title}`}
    </>
  );
}
