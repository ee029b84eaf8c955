import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { FieldModel } from '#engine';
import { ActionBar } from '../../actions/ActionBar.tsx';
import { Link } from '../../routing/Link.tsx';
import { extendScope } from '../../scope/extendScope.ts';
import { useScope } from '../../scope/useScope.ts';
import { useText } from '../../texts/useText.ts';
import { FieldValue } from '../../values/FieldValue.tsx';
import type { Row } from '../../values/rowsOf.ts';
import { cellValue, isInRow } from './rowConditions.ts';

interface RowFieldsProps {
  readonly fields: readonly FieldModel[];
  readonly row: Row;
  /** Whether the first value identifies the record. */
  readonly isWhole?: boolean;
  /** Rendered before the first value. */
  readonly mark?: ReactNode;
  /** URL of the record, to which the first value links. */
  readonly door?: string;
}

/** Renders the values of a row as a list with titles, without those whose condition is false for the row. */
export function RowFields({ fields, row, isWhole = false, mark, door }: RowFieldsProps) {
  const text = useText();
  const scope = extendScope(useScope(), { this: row });
  const shown = fields.filter((field) => isInRow(field, scope));
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, maxWidth: isWhole ? undefined : 640 }}>
      {shown.map((field, index) => (
        <Box
          key={field.path}
          data-column={field.path}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: 1 }}
        >
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
            {index === 0 ? (
              <FirstValue mark={mark} door={door}>
                <FieldValue field={door === undefined ? field : asWords(field)} value={cellValue(field, row, scope)} />
              </FirstValue>
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

interface FirstValueProps {
  readonly mark: ReactNode;
  readonly door: string | undefined;
  readonly children: ReactNode;
}

function FirstValue({ mark, door, children }: FirstValueProps) {
  const value =
    door === undefined ? (
      children
    ) : (
      <Link className="fw-link card-door" to={door}>
        {children}
      </Link>
    );
  if (mark === undefined) return value;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      {mark}
      {value}
    </Box>
  );
}

/** Returns the field without the format that makes its value a link, because links cannot be nested. */
function asWords({ format: _format, ...field }: FieldModel): FieldModel {
  return field;
}
