import { useMemo, useState } from 'react';
import type { CallModel, FieldModel, OptionsModel } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { CompleteOptions } from './CompleteOptions.tsx';
import { ComputedOptions } from './ComputedOptions.tsx';
import type { FormStore, OptionStore } from './FormStore.ts';
import { LazyPagedOptions } from './LazyPagedOptions.tsx';

interface OptionLoadersProps {
  readonly fields: readonly FieldModel[];
  readonly store: FormStore;
}

/**
 * Loads the options of fields, and renders only the failures of visible ones. Options of hidden fields are loaded too,
 * because their number can determine whether a field is visible.
 */
export function OptionLoaders({ fields, store }: OptionLoadersProps) {
  const [early] = useState(() => new Map<string, string>());
  const asked = useMemo(() => fields.flatMap(withColumns), [fields]);
  return asked.map((field) =>
    field.options ? <OptionLoader key={field.path} {...{ field, store, early }} options={field.options} /> : null,
  );
}

interface OptionLoaderProps {
  readonly field: FieldModel;
  readonly options: OptionsModel;
  readonly store: OptionStore;
  /** Text that was typed before the loader's code was loaded, by path. */
  readonly early: Map<string, string>;
}

/** Loads the options of one field. */
export function OptionLoader({ field, options, store, early }: OptionLoaderProps) {
  const { release } = useRuntime();
  const { source } = options;
  if (!isCall(source)) return <ComputedOptions path={field.path} source={source} store={store} />;
  const operation = release.operations[source.run];
  if (!operation) return null;
  const loader = { field, call: source, operation, store };
  return options.paged ? <LazyPagedOptions {...loader} early={early} /> : <CompleteOptions {...loader} />;
}

/** Returns a field and the columns of its rows. All rows share the options of a column. */
function withColumns(field: FieldModel): readonly FieldModel[] {
  const columns = field.type === 'array' ? (field.properties ?? []) : [];
  return [field, ...columns.map((column) => ({ ...column, path: `${field.path}.${column.path}` }))];
}

function isCall(source: OptionsModel['source']): source is CallModel {
  return 'run' in source;
}
