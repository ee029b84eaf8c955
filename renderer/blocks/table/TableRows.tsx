import ExpandIcon from '@mui/icons-material/KeyboardArrowDown';
import { Box, Collapse, IconButton, TableCell, TableRow } from '@mui/material';
import { memo, useState } from 'react';
import { type FieldModel, readPath } from '#engine';
import { ActionBar } from '../../runtime/ActionBar.tsx';
import { BelowHeading } from '../../runtime/HeadingLevel.tsx';
import { ScopeProvider } from '../../runtime/ScopeProvider.tsx';
import { useEngineText } from '../../runtime/useEngineText.ts';
import type { BlockProps } from '../BlockOf.ts';
import { Blocks } from '../Blocks.tsx';
import { FieldValue } from '../FieldValue.tsx';
import type { Row } from '../rowsOf.ts';
import { alignOf } from './alignOf.ts';
import { stuck } from './stuck.ts';

interface TableRowsProps extends BlockProps<'table'> {
  readonly fields: readonly FieldModel[];
  readonly row: Row;
  /** Place in all rows, where not all are drawn. */
  readonly index?: number;
}

// A style of its own for each cell would be made a hundred times while a table is scrolled.
const inCell = { display: 'inline-flex', alignItems: 'center', gap: 4, flexWrap: 'wrap' } as const;

/** One record: its values, its actions, and what it shows when it is expanded. While others are scrolled in, it is left alone. */
export const TableRows = memo(function TableRows({ block, fields, row, index }: TableRowsProps) {
  const say = useEngineText();
  const [isOpen, setOpen] = useState(false);
  const canExpand = block.expand.length > 0;
  const width = fields.length + (canExpand ? 1 : 0) + (block.actions.length > 0 ? 1 : 0);
  return (
    <ScopeProvider variables={{ this: row }}>
      <TableRow hover {...(index === undefined ? {} : { 'aria-rowindex': index + 2 })}>
        {canExpand && (
          <TableCell padding="checkbox">
            <IconButton
              size="small"
              aria-expanded={isOpen}
              aria-label={say(isOpen ? 'hideRow' : 'showRow')}
              onClick={() => setOpen(!isOpen)}
            >
              <ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }} />
            </IconButton>
          </TableCell>
        )}
        {fields.map((field) => (
          <TableCell key={field.path} align={alignOf(field)}>
            <span style={inCell}>
              <FieldValue field={field} value={readPath(row, field.path)} />
              <ActionBar actions={field.actions} size="small" dense />
            </span>
          </TableCell>
        ))}
        {block.actions.length > 0 && (
          <TableCell align="right" sx={stuck}>
            <ActionBar actions={block.actions} size="small" dense align="end" />
          </TableCell>
        )}
      </TableRow>
      {canExpand && (
        <TableRow sx={isOpen ? {} : { display: 'none' }}>
          <TableCell colSpan={width} sx={{ py: 0, bgcolor: 'action.hover' }}>
            <Collapse in={isOpen} mountOnEnter>
              <Box sx={{ py: 2, px: 1 }}>
                <BelowHeading at={3}>
                  <Blocks body={block.expand} />
                </BelowHeading>
              </Box>
            </Collapse>
          </TableCell>
        </TableRow>
      )}
    </ScopeProvider>
  );
});
