import { useMemo, useState } from 'react';
import type { CallModel, FieldModel, OptionsModel } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { CompleteOptions } from './CompleteOptions.tsx';
import { ComputedOptions } from './ComputedOptions.tsx';
import type { FormStore } from './FormStore.ts';
import { LazyPagedOptions } from './LazyPagedOptions.tsx';

interface OptionLoadersProps {
  readonly fields: readonly FieldModel[];
  readonly store: FormStore;
}

/**
 * Loads what fields offer, and draws nothing but the failures of shown ones. It asks for hidden fields too, since how
 * many choices there are may decide whether a field is asked at all.
 */
export function OptionLoaders({ fields, store }: OptionLoadersProps) {
  const { release } = useRuntime();
  const [early] = useState(() => new Map<string, string>());
  const asked = useMemo(() => fields.flatMap(withColumns), [fields]);
  return asked.map((field) => {
    if (!field.options) return null;
    const { source } = field.options;
    if (!isCall(source)) return <ComputedOptions key={field.path} path={field.path} source={source} store={store} />;
    const operation = release.operations[source.run];
    if (!operation) return null;
    const loader = { field, call: source, operation, store };
    return field.options.paged ? (
      <LazyPagedOptions key={field.path} {...loader} early={early} />
    ) : (
      <CompleteOptions key={field.path} {...loader} />
    );
  });
}

/** A field, and the columns of its rows: all rows share what is offered in a column. */
function withColumns(field: FieldModel): readonly FieldModel[] {
  const columns = field.type === 'array' ? (field.properties ?? []) : [];
  return [field, ...columns.map((column) => ({ ...column, path: `${field.path}.${column.path}` }))];
}

function isCall(source: OptionsModel['source']): source is CallModel {
  return 'run' in source;
}
