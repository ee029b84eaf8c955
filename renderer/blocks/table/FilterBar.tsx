import './filter.css';
import { Box, Chip } from '@mui/material';
import { useMemo, useState } from 'react';
import { type FieldModel, formatValue } from '#engine';
import type { TableBlockModel } from '#engine/blocks/table';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { LoadErrorBoundary } from '../../lazy/LoadErrorBoundary.tsx';
import { lazyComponent } from '../../lazy/lazyComponent.tsx';
import { toLazyModule } from '../../lazy/loadWithRetry.ts';
import { Button } from '../../look/Button.tsx';
import { Icon } from '../../look/Icon.tsx';
import { filterPath } from '../../look/partPaths.ts';
import { useScope } from '../../scope/useScope.ts';
import { useEngineText } from '../../texts/useEngineText.ts';
import { useText } from '../../texts/useText.ts';
import { lazyThemed } from '../../theme/lazyThemed.ts';
import { shownText } from '../../widgets/shownText.ts';
import { BarButton } from './BarButton.tsx';
import type { BarFilterProps } from './BarFilter.tsx';
import type { OptionLabelProps } from './OptionLabel.tsx';
import { writeFilter } from './rangeFields.ts';
import { SearchBox } from './SearchBox.tsx';
import type { Filters } from './useTableState.ts';

const BarFilter = lazyComponent(
  lazyThemed(
    () => import('./BarFilter.tsx'),
    ({ BarFilter: drawn }) => drawn,
  ),
  // The button has its place before its menu is loaded, so that nothing below it moves.
  ({ field, value, written }: BarFilterProps) => <BarButton {...{ field, value, written }} disabled />,
);

const FilterDialog = lazyComponent(
  lazyThemed(
    () => import('./FilterDialog.tsx'),
    ({ FilterDialog: drawn }) => drawn,
  ),
);

const OptionLabel = lazyComponent(
  toLazyModule(
    () => import('./OptionLabel.tsx'),
    ({ OptionLabel: drawn }) => drawn,
  ),
  ({ written }: OptionLabelProps) => written,
);

interface FilterBarProps {
  readonly block: TableBlockModel;
  readonly fields: readonly FieldModel[];
  readonly filters: Filters;
  readonly onFilter: (filters: Filters) => void;
}

const noBar: readonly string[] = [];

/**
 * The search box and the filters of the bar, a button for all filters, and a chip for each set filter. Filters can be
 * removed one by one or all at once.
 */
export function FilterBar({ block, fields: all, filters, onFilter }: FilterBarProps) {
  const { name } = block;
  const { search, bar = noBar } = block.filter ?? {};
  const say = useEngineText();
  const text = useText();
  const scope = useScope();
  const { release, locale } = useRuntime();
  const [open, setOpen] = useState(false);
  const searched = all.find(({ path }) => path === search);
  const fields = useMemo(() => all.filter(({ path }) => path !== search), [all, search]);
  const barred = bar.flatMap((path) => fields.find((field) => field.path === path) ?? []);
  const isSet = (field: FieldModel) => filters[field.path] !== undefined;
  const set = fields.filter(isSet);
  const withoutOthers = search === undefined || filters[search] === undefined ? {} : { [search]: filters[search] };
  const without = ({ path: gone }: FieldModel) =>
    Object.fromEntries(Object.entries(filters).filter(([path]) => path !== gone));
  const write = (field: FieldModel) => {
    const value = filters[field.path];
    const written = writeFilter(field, value, (one) => formatValue(field, one, scope, { release, locale }));
    const { options } = field;
    return options === undefined ? written : <OptionLabel {...{ field, options, value, written }} />;
  };
  return (
    <Box
      className="no-print"
      // On a narrow screen the parts share lines with the elements next to them.
      sx={{
        display: { xs: 'contents', sm: 'flex' },
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        flex: barred.length > 0 ? '1 1 320px' : undefined,
      }}
    >
      {searched !== undefined && (
        <SearchBox
          title={text(searched.title)}
          value={shownText(filters[searched.path])}
          onSearch={(typed) => {
            const { [searched.path]: _before, ...others } = filters;
            onFilter(typed === '' ? others : { ...others, [searched.path]: typed });
          }}
        />
      )}
      {barred.map((field) => (
        <BarFilter
          key={field.path}
          name={name}
          field={field}
          value={filters[field.path]}
          written={isSet(field) ? write(field) : ''}
          others={without(field)}
          onChoose={(value) => onFilter(value === undefined ? without(field) : { ...filters, [field.path]: value })}
        />
      ))}
      {set
        .filter((field) => !barred.includes(field))
        .map((field) => (
          <Chip
            key={field.path}
            size="small"
            label={
              <>
                {text(field.title)}: {write(field)}
              </>
            }
            onDelete={() => onFilter(without(field))}
          />
        ))}
      {set.length > 0 && (
        <Button size="small" onClick={() => onFilter(withoutOthers)}>
          {say('clearFilters')}
        </Button>
      )}
      {fields.length > 0 && (
        <span className="table-filter">
          <Button
            size="small"
            variant="outlined"
            startIcon={<Icon path={filterPath} />}
            onMouseEnter={() => void FilterDialog.load()}
            onClick={() => setOpen(true)}
          >
            {say('filter')}
          </Button>
          {set.length > 0 && <span className="table-filter-count">{set.length}</span>}
        </span>
      )}
      {open && (
        <LoadErrorBoundary>
          <FilterDialog
            name={name}
            fields={fields}
            filters={Object.fromEntries(Object.entries(filters).filter(([path]) => path !== search))}
            onClose={() => setOpen(false)}
            onFilter={(next) => {
              setOpen(false);
              onFilter({ ...withoutOthers, ...next });
            }}
          />
        </LoadErrorBoundary>
      )}
    </Box>
  );
}
