import { Box, Typography } from '@mui/material';
import { type FieldModel, readPath } from '#engine';
import { ActionBar } from '../../runtime/ActionBar.tsx';
import { HelpButton } from '../../runtime/HelpButton.tsx';
import { ScopeProvider } from '../../runtime/ScopeProvider.tsx';
import { useText } from '../../runtime/useText.ts';
import { FieldValue } from '../FieldValue.tsx';
import type { Row } from '../rowsOf.ts';
import { useShownFields } from '../useShownFields.ts';
import { BroughtFields } from './BroughtFields.tsx';

interface DetailsGridProps {
  readonly record: Row;
  readonly fields: readonly FieldModel[];
  readonly across: number;
}

/** Labels and values in as many columns as the width bears, at most `across`. */
export function DetailsGrid({ record, fields, across }: DetailsGridProps) {
  const shown = useShownFields(fields, record);
  return (
    <ScopeProvider variables={{ this: record, root: record }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          columnGap: 3,
          rowGap: { xs: 1, sm: 2 },
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: `repeat(${Math.min(across, 2)}, minmax(0, 1fr))`,
            lg: `repeat(${across}, minmax(0, 1fr))`,
          },
        }}
      >
        {shown.map((field) => (
          <DetailsEntry key={field.path} field={field} record={record} />
        ))}
      </Box>
    </ScopeProvider>
  );
}

function DetailsEntry({ field, record }: { readonly field: FieldModel; readonly record: Row }) {
  const text = useText();
  if (field.each) {
    return (
      <BroughtFields field={field} each={field.each} record={record}>
        {(brought, value) => <DetailsPair field={brought} value={value} />}
      </BroughtFields>
    );
  }
  return (
    <>
      {field.section?.title && (
        <Typography variant="subtitle2" component="dt" sx={{ gridColumn: '1 / -1' }}>
          {text(field.section.title)}
        </Typography>
      )}
      <DetailsPair field={field} value={readPath(record, field.path)} />
    </>
  );
}

function DetailsPair({ field, value }: { readonly field: FieldModel; readonly value: unknown }) {
  const text = useText();
  const title = text(field.title);
  return (
    // On a telephone label and value share a line, as on the cards of a table.
    <Box
      sx={{
        display: { xs: 'grid', sm: 'block' },
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        alignItems: 'baseline',
        columnGap: 1,
        minWidth: 0,
      }}
    >
      <Box component="dt" sx={{ display: 'flex', alignItems: 'center', minHeight: 20 }}>
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {title}
        </Typography>
        {field.help && <HelpButton about={title} text={text(field.help)} />}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          minWidth: 0,
          minHeight: 24,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          overflowWrap: 'anywhere',
          '& > *': { minWidth: 0 },
          // A button beside a value does not push it below its neighbours.
          '& .MuiButtonBase-root': { my: { xs: -1.25, sm: -0.75 } },
        }}
      >
        <FieldValue field={field} value={value} />
        <ActionBar actions={field.actions} size="small" dense />
      </Box>
    </Box>
  );
}
