import { useMemo, useState } from 'react';
import { type FieldModel, type FormModel, writePath } from '#engine';
import { FormView } from '../../forms/FormView.tsx';
import { Alert } from '../../look/Alert.tsx';
import { useEngineText } from '../../texts/useEngineText.ts';
import { useText } from '../../texts/useText.ts';
import { findReversed, readFilters, withEnds } from './rangeFields.ts';
import type { Filters } from './useTableState.ts';

export interface FilterFormProps {
  readonly name: string;
  readonly fields: readonly FieldModel[];
  readonly filters: Filters;
  readonly onFilter: (filters: Filters) => void;
  readonly onClose: () => void;
}

/** Renders the filters of a list as a form. */
export function FilterForm({ name, fields, filters, onFilter, onClose }: FilterFormProps) {
  const say = useEngineText();
  const text = useText();
  const [reversed, setReversed] = useState<FieldModel>();
  // A new form model would reset the input, so the model is memoized while the fields are the same.
  const form = useMemo(
    (): FormModel => ({
      id: `filter-${name}`,
      given: {},
      data: [],
      fields: withEnds(fields, (field, end) =>
        say(end === 'from' ? 'rangeFrom' : 'rangeTo', { title: text(field.title) }),
      ),
      rules: [],
      submits: [],
      mode: 'edit',
      messages: {},
    }),
    [name, fields, say, text],
  );
  let draft: Readonly<Record<string, unknown>> = {};
  for (const [path, value] of Object.entries(filters)) draft = writePath(draft, path, value);
  const apply = (next: Filters) => {
    const wrong = findReversed(fields, next);
    setReversed(wrong);
    if (wrong === undefined) onFilter(next);
  };
  return (
    <>
      {reversed !== undefined && (
        <Alert severity="error" role="alert">
          {say('rangeOrder', { title: text(reversed.title) })}
        </Alert>
      )}
      <FormView
        form={form}
        given={{}}
        host="dialog"
        name={`filter-${name}`}
        submitLabel={say('applyFilters')}
        answers={{ draft, picked: {} }}
        onHandOver={({ normalised }) => apply(readFilters(fields, normalised))}
        onCancel={onClose}
      />
    </>
  );
}
