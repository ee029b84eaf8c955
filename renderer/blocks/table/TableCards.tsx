import { Box, Collapse, MenuItem, Paper, TextField } from '@mui/material';
import { use } from 'react';
import { formatValue } from '#engine';
import { ActionBar } from '../../actions/ActionBar.tsx';
import { Blocks } from '../../body/Blocks.tsx';
import { useNearestTitle } from '../../contexts/NearestTitle.tsx';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { Button } from '../../look/Button.tsx';
import { classes } from '../../look/classes.ts';
import { Icon } from '../../look/Icon.tsx';
import { unfoldPath } from '../../look/partPaths.ts';
import { extendScope } from '../../scope/extendScope.ts';
import { ScopeProvider } from '../../scope/ScopeProvider.tsx';
import { useScope } from '../../scope/useScope.ts';
import { useEngineText } from '../../texts/useEngineText.ts';
import { useText } from '../../texts/useText.ts';
import type { Row } from '../../values/rowsOf.ts';
import { ToneIcon } from '../../values/ToneIcon.tsx';
import { useTone } from '../../values/useTone.ts';
import { RowFields } from './RowFields.tsx';
import { cellValue } from './rowConditions.ts';
import { findDoor } from './rowDoor.ts';
import { SelectBox } from './SelectBox.tsx';
import { SelectionContext } from './Selection.ts';
import type { KeyedRows } from './TableGrid.tsx';
import { useOpenRow } from './useOpenRow.ts';

/** Renders rows as cards. */
export function TableCards(props: KeyedRows) {
  const { rows, keyOf, block } = props;
  const text = useText();
  const around = useNearestTitle();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, pt: 1 }}>
      <SortChoice {...props} />
      <Box
        component="ul"
        aria-label={text(block.title) || around}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}
      >
        {rows.map((row, index) => (
          <RowCard key={keyOf(row, index)} {...props} row={row} rowKey={keyOf(row, index)} />
        ))}
      </Box>
    </Box>
  );
}

/** Cards have no column headers, so the order is selected from a list. */
function SortChoice({ fields, controls, isSortable, total }: KeyedRows) {
  const text = useText();
  const say = useEngineText();
  const sortable = fields.filter(isSortable);
  const sorted = controls.state.sort?.replace(/^-/, '') ?? '';
  if (sortable.length === 0 || total < 2) return null;
  return (
    <TextField
      className="no-print"
      select
      size="small"
      label={say('sortBy')}
      value={sortable.some((field) => field.path === sorted) ? sorted : ''}
      onChange={(event) => controls.sortBy(event.target.value)}
    >
      {sortable.map((field) => (
        <MenuItem key={field.path} value={field.path}>
          {text(field.title)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** A checkbox that selects the row of a card, if rows can be selected. */
function CardSelect({
  fields: [first],
  row,
  rowKey,
}: Pick<KeyedRows, 'fields'> & { readonly row: Row; readonly rowKey: string }) {
  const canPick = use(SelectionContext) !== undefined;
  const { release, locale } = useRuntime();
  const scope = extendScope(useScope(), { this: row });
  if (!canPick || first === undefined) return null;
  const name = formatValue(first, cellValue(first, row, scope), scope, { release, locale });
  return (
    <div className="no-print">
      <SelectBox rowKey={rowKey} row={row} name={name} />
    </div>
  );
}

/** The link covers the whole card, below all other interactive elements. */
const doorLook = {
  position: 'relative',
  '& .card-door::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '& :is(a, button, input):not(.card-door)': { position: 'relative', zIndex: 1 },
} as const;

function RowCard({ block, fields, row, rowKey, openRows }: KeyedRows & { readonly row: Row; readonly rowKey: string }) {
  const say = useEngineText();
  const [isOpen, turn] = useOpenRow(openRows, rowKey);
  const scope = extendScope(useScope(), { this: row });
  const door = findDoor(block.press, scope, useRuntime());
  const below = fields.filter((field) => field.words['keep'] === 'wide');
  const above = fields.filter((field) => !below.includes(field));
  const opens = block.expand.length > 0 || below.length > 0;
  const tone = useTone(block.tone, scope);
  return (
    <ScopeProvider variables={{ this: row }}>
      <Paper
        component="li"
        variant="outlined"
        className={tone && `fw-${tone}`}
        sx={{
          ...{ p: 2, display: 'grid', gap: 1.5 },
          ...(tone && { borderLeft: '4px solid var(--fw-tone)' }),
          ...(door !== undefined && doorLook),
        }}
      >
        <CardSelect fields={fields} row={row} rowKey={rowKey} />
        <RowFields
          fields={above}
          row={row}
          isWhole
          mark={tone && <ToneIcon tone={tone} />}
          {...(door === undefined ? {} : { door })}
        />
        <Box
          className="no-print"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            '&:not(:has(button, a))': { display: 'none' },
          }}
        >
          <ActionBar actions={block.actions} size="small" worded />
          {opens && (
            <Button
              size="small"
              color="inherit"
              aria-expanded={isOpen}
              endIcon={<Icon path={unfoldPath} className={classes('turns', isOpen && 'turned')} />}
              onClick={turn}
            >
              {say(isOpen ? 'hideRow' : 'showRow')}
            </Button>
          )}
        </Box>
        {opens && (
          <Collapse in={isOpen} mountOnEnter>
            <Box sx={{ display: 'grid', gap: 2 }}>
              {below.length > 0 && <RowFields fields={below} row={row} />}
              <Blocks body={block.expand} />
            </Box>
          </Collapse>
        )}
      </Paper>
    </ScopeProvider>
  );
}
