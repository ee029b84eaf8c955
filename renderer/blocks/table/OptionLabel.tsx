import { useQuery } from '@tanstack/react-query';
import type { FieldModel, OptionsModel } from '#engine';
import { queryKeyOf } from '../../calls/refreshAfter.ts';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { optionLabel } from '../../forms/optionLabel.ts';
import { recordCall, recordOf } from '../../forms/recordCall.ts';
import { useScope } from '../../scope/useScope.ts';

export interface OptionLabelProps {
  readonly field: FieldModel;
  readonly options: OptionsModel;
  readonly value: unknown;
  /** What is shown until the record of the value is loaded, and if it cannot be loaded. */
  readonly written: string;
}

/** The label of a value whose options are records of an operation. Loads its record. */
export function OptionLabel({ field, options, value, written }: OptionLabelProps) {
  const { adapter, release, locale, user, expressions } = useRuntime();
  const scope = useScope();
  const operation = 'run' in options.source ? release.operations[options.source.run] : undefined;
  const search = operation && recordCall({ field, operation, release, caller: { user, expressions }, value });
  const { data } = useQuery({
    queryKey: search === undefined ? [] : queryKeyOf(search.run, search.args),
    enabled: search !== undefined,
    retry: false,
    queryFn: ({ signal }) => (search === undefined ? null : adapter.run(search.run, search.args, { signal })),
  });
  const record = recordOf(data, field, value);
  return record === undefined ? written : optionLabel(field, record, scope, { release, locale });
}
