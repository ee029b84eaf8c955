import { Fragment } from 'react';
import {
  type CallModel,
  type FieldModel,
  type FlowAnswers,
  type FlowItem,
  isExpression,
  isRecord,
  type OperationModel,
  questionField,
  type Release,
  readPath,
  resolveTemplate,
  type Scope,
} from '#engine';
import { useCallQuery } from '../calls/useCallQuery.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import { optionLabel } from '../forms/optionLabel.ts';
import { rowsOf } from '../forms/rowsOf.ts';
import { extendScope } from '../scope/extendScope.ts';
import { useScope } from '../scope/useScope.ts';
import { shownText } from '../widgets/shownText.ts';

interface SelectedOptionsProps {
  readonly item: FlowItem;
  /** All answers; the call that loads the options can read them. */
  readonly answers: FlowAnswers;
}

/** Renders the selected options of a question by their labels; a value without a label is shown itself. */
export function SelectedOptions({ item, answers }: SelectedOptionsProps) {
  const field = questionField(item.question);
  const outer = useScope();
  const { release } = useRuntime();
  const around = readPath(answers, item.path.slice(0, -1).join('.'));
  const scope = extendScope(outer, { this: isRecord(around) ? around : answers, root: answers });
  const source = field.options?.source;
  const values: readonly unknown[] = Array.isArray(item.value) ? item.value : [item.value];
  if (source === undefined) return null;
  if (isExpression(source)) {
    const list = resolveTemplate(source, scope);
    return <Labels field={field} values={values} items={Array.isArray(list) ? list : []} />;
  }
  const single = field.options?.paged === true ? findRecordOperation(field, release) : undefined;
  if (single === undefined) return <LoadedLabels call={source} scope={scope} field={field} values={values} />;
  return values.map((value, index) => (
    <Fragment key={shownText(value)}>
      {index > 0 && ', '}
      <LoadedLabels call={callFor(single, value)} scope={scope} field={field} values={[value]} />
    </Fragment>
  ));
}

/** Returns the operation that returns one record, because a page of records may not contain the selected one. */
function findRecordOperation({ options }: FieldModel, { operations }: Release): OperationModel | undefined {
  const key = options?.key;
  return Object.values(operations).find(
    ({ method, result, parameters }) =>
      method === 'GET' &&
      'type' in result &&
      result.shape === 'one' &&
      result.type === options?.entity &&
      parameters.length === 1 &&
      parameters[0] === key,
  );
}

function callFor({ id, parameters: [name = ''] }: OperationModel, value: unknown): CallModel {
  return { run: id, with: { [name]: shownText(value) }, when: true, as: id, notices: {} };
}

interface LabelsProps {
  readonly field: FieldModel;
  readonly values: readonly unknown[];
}

interface LoadedLabelsProps extends LabelsProps {
  readonly call: CallModel;
  readonly scope: Scope;
}

/** Shows nothing while the records load, because a key could be mistaken for a name. */
function LoadedLabels({ call, scope, ...props }: LoadedLabelsProps) {
  const { query } = useCallQuery(call, scope);
  if (query.isLoading) return null;
  return <Labels {...props} items={isRecord(query.data) ? [query.data, ...rowsOf(query.data)] : rowsOf(query.data)} />;
}

function Labels({ field, values, items }: LabelsProps & { readonly items: readonly unknown[] }) {
  const { release, locale } = useRuntime();
  const scope = useScope();
  const key = field.options?.key;
  return values
    .map((value) => {
      const record = items.find((one) => (key === undefined ? one : readPath(one, key)) === value);
      return record === undefined ? shownText(value) : optionLabel(field, record, scope, { release, locale });
    })
    .join(', ');
}
