import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { FieldModel } from '#engine';
import { ActionBar } from '../../actions/ActionBar.tsx';
import { extendScope } from '../../scope/extendScope.ts';
import { useScope } from '../../scope/useScope.ts';
import { useText } from '../../texts/useText.ts';
import { FieldValue } from '../../values/FieldValue.tsx';
import type { Row } from '../../values/rowsOf.ts';
import { cellValue, isInRow } from './rowConditions.ts';

interface RowFieldsProps {
  readonly fields: readonly FieldModel[];
  readonly row: Row;
  /** The first value says which record it is. */
  readonly isWhole?: boolean;
  /** Drawn before the first value. */
  readonly mark?: ReactNode;
}

/** Values of a row one below the other, each beside its title; without those that are not there for the row. */
export function RowFields({ fields, row, isWhole = false, mark }: RowFieldsProps) {
  const text = useText();
  const scope = extendScope(useScope(), { this: row });
  const shown = fields.filter((field) => isInRow(field, scope));
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, maxWidth: isWhole ? undefined : 640 }}>
      {shown.map((field, index) => (
        <Box key={field.path} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: 1 }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {text(field.title)}
          </Typography>
          <Box
            component="dd"
            sx={{
              m: 0,
              minWidth: 0,
              overflowWrap: 'anywhere',
              fontWeight: isWhole && index === 0 ? 'var(--fw-weight-group)' : undefined,
            }}
          >
            {index === 0 && mark !== undefined ? (
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
                {mark}
                <FieldValue field={field} value={cellValue(field, row, scope)} />
              </Box>
            ) : (
              <FieldValue field={field} value={cellValue(field, row, scope)} />
            )}
            <ActionBar actions={field.actions} size="small" dense />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
