import { expressions } from '#compiler';
import {
  anonymous,
  type Clock,
  completeRecord,
  type EntityModel,
  expandMapping,
  type FieldModel,
  isDeepEqual,
  normaliseDraft,
  type Runtime,
  readDynamicFields,
  readPath,
  type Scope,
  validateFields,
  violatedRules,
} from '#engine';

type Row = Readonly<Record<string, unknown>>;

interface CheckedRecord {
  readonly entity: EntityModel;
  readonly record: Row;
  readonly runtime: Runtime;
  readonly clock: Clock;
  /** The options of fields with `options`, by the path of the field. */
  readonly offered: Readonly<Record<string, readonly unknown[]>>;
  /** The items that the dynamic fields of fields with `each` are created from, by the path of the field. */
  readonly brought: Readonly<Record<string, readonly unknown[]>>;
  /** Stored names that are not properties of the entity. */
  readonly beside: readonly string[];
}

/**
 * Returns the problems of a stored record according to the definitions: types, constraints, listed values and options,
 * required fields, rules, values that are not normalized, and undeclared properties.
 */
export function recordProblems(input: CheckedRecord): readonly string[] {
  const { entity, record, runtime, offered } = input;
  const { release } = runtime;
  const scope = scopeOf(input);
  const stored = entity.properties.filter(({ by, value }) => by === undefined && value === undefined);
  const fields = stored.filter(({ each }) => each === undefined);
  const wrong = validateFields({ fields, draft: record, scope, runtime, rules: [], offered, base: 'body' });
  const normal = normaliseDraft({ fields, draft: record, scope, release });
  const complete = completeRecord(entity, record, scope, release);
  return [
    ...[...wrong, ...violatedRules({ entity, after: complete, scope, runtime })].map(
      ({ path, code }) => `${path}: ${code}`,
    ),
    ...fields
      .filter(({ path }) => !isDeepEqual(readPath(normal, path) ?? '', readPath(record, path) ?? ''))
      .map(({ path }) => `${path}: is not in its normal form`),
    ...strangersOf([...stored.map(({ path }) => path), ...input.beside], record),
    ...stored.flatMap((field) => broughtProblems(field, { ...input, scope })),
  ];
}

/** Returns a scope whose user may see everything, because the rules concern the record and not its reader. */
function scopeOf({ runtime, clock, record }: CheckedRecord): Scope {
  const { access, settings } = runtime.release;
  const user = {
    ...anonymous,
    signedIn: true,
    roles: access.roles.map(({ role }) => role),
    functionalIds: access.roles.flatMap(({ functions }) => functions),
  };
  return { variables: { this: record, root: record }, user, settings, clock, expressions };
}

function strangersOf(paths: readonly string[], record: Row): readonly string[] {
  const known = new Set(paths.map((path) => path.split('.')[0]));
  return Object.keys(record)
    .filter((name) => !known.has(name))
    .map((name) => `${name}: is no property`);
}

/** Checks dynamic fields as regular fields, from the format they are stored in. */
function broughtProblems(field: FieldModel, input: CheckedRecord & { readonly scope: Scope }): readonly string[] {
  if (field.each === undefined) return [];
  const { brought, record, runtime, scope } = input;
  const expanded = expandMapping(field, brought[field.path] ?? [], scope);
  const list: unknown = record[field.path] ?? [];
  const draft = readDynamicFields(field, expanded, list);
  const problems = validateFields({
    ...{ fields: expanded, draft: { [field.path]: draft }, scope, runtime, rules: [] },
    base: 'body',
  });
  const strangers = Array.isArray(list) ? list.length - Object.keys(draft).length : 1;
  return [
    ...problems.map(({ path, code }) => `${path}: ${code}`),
    ...(strangers === 0 ? [] : [`${field.path}: ${strangers} of no field`]),
  ];
}
