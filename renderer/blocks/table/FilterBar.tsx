import { Badge, Box, Chip } from '@mui/material';
import { useState } from 'react';
import { type FieldModel, formatValue } from '#engine';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { LoadErrorBoundary } from '../../lazy/LoadErrorBoundary.tsx';
import { lazyComponent } from '../../lazy/lazyComponent.tsx';
import { Button } from '../../look/Button.tsx';
import { Icon } from '../../look/Icon.tsx';
import { filterPath } from '../../look/partPaths.ts';
import { useScope } from '../../scope/useScope.ts';
import { useEngineText } from '../../texts/useEngineText.ts';
import { useText } from '../../texts/useText.ts';
import { lazyThemed } from '../../theme/lazyThemed.ts';
import { writeFilter } from './rangeFields.ts';
import type { Filters } from './useTableState.ts';

const FilterDialog = lazyComponent(
  lazyThemed(
    () => import('./FilterDialog.tsx'),
    ({ FilterDialog: drawn }) => drawn,
  ),
);

interface FilterBarProps {
  readonly name: string;
  readonly fields: readonly FieldModel[];
  readonly filters: Filters;
  readonly onFilter: (filters: Filters) => void;
}

/** Opens the filters, shows those that are set, and takes them away one by one or all at once. */
export function FilterBar({ name, fields, filters, onFilter }: FilterBarProps) {
  const say = useEngineText();
  const text = useText();
  const scope = useScope();
  const { release, locale } = useRuntime();
  const [open, setOpen] = useState(false);
  const set = fields.filter((field) => filters[field.path] !== undefined);
  return (
    <Box
      className="no-print"
      // On a telephone its parts share the lines of whatever stands beside it.
      sx={{ display: { xs: 'contents', sm: 'flex' }, flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      {set.map((field) => (
        <Chip
          key={field.path}
          size="small"
          label={`${text(field.title)}: ${writeFilter(field, filters[field.path], (value) => formatValue(field, value, scope, { release, locale }))}`}
          onDelete={() => onFilter(Object.fromEntries(Object.entries(filters).filter(([path]) => path !== field.path)))}
        />
      ))}
      {set.length > 0 && (
        <Button size="small" onClick={() => onFilter({})}>
          {say('clearFilters')}
        </Button>
      )}
      <Badge badgeContent={set.length} color="primary">
        <Button
          size="small"
          variant="outlined"
          startIcon={<Icon path={filterPath} />}
          onMouseEnter={() => void FilterDialog.load()}
          onClick={() => setOpen(true)}
        >
          {say('filter')}
        </Button>
      </Badge>
      {open && (
        <LoadErrorBoundary>
          <FilterDialog
            name={name}
            fields={fields}
            filters={filters}
            onClose={() => setOpen(false)}
            onFilter={(next) => {
              setOpen(false);
              onFilter(next);
            }}
          />
        </LoadErrorBoundary>
      )}
    </Box>
  );
}
