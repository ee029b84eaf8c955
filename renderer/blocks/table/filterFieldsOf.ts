import type { CallModel, FieldModel, OperationModel } from '#engine';

/**
 * Returns the fields that a list can be filtered by: the operation's filter and query, without those that the call
 * sets.
 */
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

/** Returns the initially visible fields first, and the others under a separate heading. */
export function openFirst(fields: readonly FieldModel[], open: readonly string[]): readonly FieldModel[] {
  const first = open.flatMap((path) => fields.find((field) => field.path === path) ?? []);
  const rest = fields.filter((field) => !open.includes(field.path));
  if (first.length === 0) return rest;
  return [
    ...first,
    ...rest.map((field) => ({ ...field, section: { name: 'more', title: { text: 'engine/moreFilters' } } })),
  ];
}

/** Turns a field into a filter: nothing is required, and a part of a value is enough. */
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
