import { Dialog, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { type FieldModel, type FormModel, readPath, writePath } from '#engine';
import { FormView } from '../../forms/FormView.tsx';
import { useBelow } from '../../look/useWidth.ts';
import { useEngineText } from '../../texts/useEngineText.ts';
import type { Filters } from './useTableState.ts';

interface FilterDialogProps {
  readonly name: string;
  readonly fields: readonly FieldModel[];
  readonly filters: Filters;
  readonly onFilter: (filters: Filters) => void;
  readonly onClose: () => void;
}

/** What a list can be filtered by, as a form like any other. */
export function FilterDialog({ name, fields, filters, onFilter, onClose }: FilterDialogProps) {
  const say = useEngineText();
  const id = useId();
  const isNarrow = useBelow('sm');
  const form: FormModel = {
    id: `filter-${name}`,
    given: {},
    data: [],
    fields,
    rules: [],
    submits: [],
    mode: 'edit',
    messages: {},
  };
  let draft: Readonly<Record<string, unknown>> = {};
  for (const [path, value] of Object.entries(filters)) draft = writePath(draft, path, value);
  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{say('filter')}</DialogTitle>
      {/* What takes the focus is not scrolled to below the buttons that stick to the edge. */}
      <DialogContent sx={{ scrollPaddingBottom: 80 }}>
        <FormView
          form={form}
          given={{}}
          host="dialog"
          name={`filter-${name}`}
          submitLabel={say('applyFilters')}
          answers={{ draft, picked: {} }}
          onHandOver={({ normalised }) => onFilter(flatten(fields, normalised))}
          onCancel={onClose}
        />
      </DialogContent>
    </Dialog>
  );
}

function flatten(fields: readonly FieldModel[], draft: unknown): Filters {
  const entries = fields
    .map((field) => [field.path, readPath(draft, field.path)] as const)
    .filter(([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0));
  return Object.fromEntries(entries);
}
