import type { CallModel, FieldModel, OperationModel } from '#engine';

/** What a list can be filtered by: the operation's filter and query, without what the call has fixed. */
export function filterFieldsOf(
  operation: OperationModel,
  call: CallModel,
  open: readonly string[],
): readonly FieldModel[] {
  const all = [...(operation.filter?.fields ?? []), ...operation.query];
  const known = new Map(
    all.filter((field) => !Object.hasOwn(call.with, field.path)).map((field) => [field.path, field]),
  );
  return openFirst([...known.values()].map(asFilter), open);
}

/** The fields that are shown from the start, and the others under a heading of their own. */
export function openFirst(fields: readonly FieldModel[], open: readonly string[]): readonly FieldModel[] {
  const first = open.flatMap((path) => fields.find((field) => field.path === path) ?? []);
  const rest = fields.filter((field) => !open.includes(field.path));
  if (first.length === 0) return rest;
  return [
    ...first,
    ...rest.map((field) => ({ ...field, section: { name: 'more', title: { text: 'engine/moreFilters' } } })),
  ];
}

/** A field to look for, not to fill in: nothing is required, and a part of a value will do. */
export function asFilter({
  default: _default,
  value: _value,
  section: _section,
  fills: _fills,
  ...field
}: FieldModel): FieldModel {
  return {
    ...field,
    when: true,
    locked: false,
    required: false,
    readOnly: false,
    schema: {},
    constraint: '',
    rules: [],
    normalise: [],
  };
}
