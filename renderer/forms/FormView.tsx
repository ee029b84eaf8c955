import { useMemo, useState } from 'react';
import type { DataModel, FieldModel, FormModel, Mode } from '#engine';
import { DataProvider } from '../calls/DataProvider.tsx';
import { isCall } from '../calls/isCall.ts';
import { useScope } from '../scope/useScope.ts';
import { useWidgets } from '../widgets/useWidgets.ts';
import { secretFormats } from '../widgets/widgets.ts';
import { mergeDynamicFields } from './dynamicFields.ts';
import { EditForm } from './EditForm.tsx';
import type { FormHost } from './FormHost.ts';
import { LazyReadForm } from './LazyReadForm.ts';
import { readsAnswers } from './readOptionArguments.ts';

export interface FormViewProps extends FormHost {
  readonly form: FormModel;
  /** Parameters of the form, by name. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly mode?: Mode | undefined;
}

/** Renders a form: loads its data, then renders it to be edited, read or printed. */
export function FormView({ form, given, mode, ...host }: FormViewProps) {
  const fields = useMemo(() => ('each' in form.fields ? [form.fields.each] : form.fields), [form]);
  const drawn = mode ?? form.mode;
  const data = useMemo(() => [...form.data, ...eachSources(fields, drawn)], [form, fields, drawn]);
  return (
    <DataProvider data={data} given={given} otherwise={host.before}>
      <FormBody form={form} given={given} mode={drawn} fields={fields} {...host} />
    </DataProvider>
  );
}

interface FormBodyProps extends FormHost {
  readonly form: FormModel;
  readonly given: Readonly<Record<string, unknown>>;
  readonly mode: Mode;
  readonly fields: readonly FieldModel[];
}

function FormBody({ form, given, mode, fields: written, ...host }: FormBodyProps) {
  const scope = useScope();
  const widgets = useWidgets();
  const secrets = useMemo(() => secretFormats(widgets), [widgets]);
  const { variables } = scope;
  const [answered, setAnswered] = useState<Readonly<Record<string, readonly unknown[]>>>({});
  // Items that depend on no answer are loaded before this renders. Other changes of the scope do not change the fields.
  const items = written.map(({ path }, index) => answered[path] ?? variables[eachName(index)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the items are compared one by one, the scope is theirs.
  const brought = useMemo(() => mergeDynamicFields(written, items, scope), [written, ...items]);
  return mode === 'edit' ? (
    <EditForm form={form} {...brought} written={written} onItems={setAnswered} given={given} {...host} />
  ) : (
    <LazyReadForm form={form} {...brought} secrets={secrets} answers={host.answers} print={mode === 'print'} />
  );
}

/**
 * Returns the data sources of dynamic fields, with names that no definition can have. An edited form loads those that
 * depend on its answers itself.
 */
function eachSources(fields: readonly FieldModel[], mode: Mode): DataModel[] {
  return fields.flatMap(({ each }, index) =>
    each === undefined || (mode === 'edit' && isCall(each.from) && readsAnswers(each.from))
      ? []
      : [{ name: eachName(index), value: each.from, needs: [] }],
  );
}

function eachName(index: number): string {
  return `$each${index}`;
}
