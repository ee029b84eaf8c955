import type { Expressions } from '../expressions/Expressions.types.ts';
import { pathsRead } from '../expressions/pathsRead.ts';
import type { FieldModel } from '../model/field.types.ts';
import type { Release } from '../model/release.types.ts';
import { expressionsIn } from '../values/expressionsIn.ts';

/** What the state of a field depends on: paths with their variable, `root.state`, `chosen.county.name`. */
export interface FieldDependencies {
  /** Read by its visibility and its value. */
  readonly settle: readonly string[];
  /** Read by its lock, requirement and problems. */
  readonly decide: readonly string[];
  /** Read by its normal form. */
  readonly normalise: readonly string[];
}

/** What is needed to look up and parse the expressions of a field. */
interface ReadsContext {
  readonly release: Release;
  readonly expressions: Expressions;
}

/** Collects what a field and the fields inside it read. Returns undefined if an expression cannot be parsed. */
export function dependenciesOf(field: FieldModel, context: ReadsContext): FieldDependencies | undefined {
  try {
    return collect(field, context, false);
  } catch {
    return undefined;
  }
}

/** Whether the field reads nothing, like most fields. */
export function hasNoDependencies(read: FieldDependencies): boolean {
  return read === nothing;
}

function collect(field: FieldModel, context: ReadsContext, isNested: boolean): FieldDependencies {
  if (isStill(field)) return nothing;
  const { release, expressions } = context;
  const inner = (field.properties ?? []).map((property) => collect(property, context, true));
  const entity = field.entity === undefined ? undefined : release.entities[field.entity];
  const pathsIn = (parts: unknown): readonly string[] =>
    expressionsIn(parts).flatMap((source) => pathsRead(expressions.parse(source)));
  const own = (parts: unknown): readonly string[] => {
    const paths = pathsIn(parts);
    // Inside a record, `this` is the record, which changes with the field as a whole.
    return isNested ? paths.filter((path) => path !== 'this' && !path.startsWith('this.')) : paths;
  };
  const rules = entity?.rules.map(({ when, check, message }) => ({ when, check, message })) ?? [];
  const settle = [...own([field.when, field.value]), ...inner.flatMap((one) => one.settle)];
  return {
    settle,
    decide: [
      ...settle,
      ...own([field.locked, field.required, field.rules, field.messages]),
      ...pathsIn(rules).filter((path) => path.startsWith('root')),
      ...inner.flatMap((one) => one.decide),
    ],
    normalise: [...own(field.normalise), ...inner.flatMap((one) => one.normalise)],
  };
}

const nothing: FieldDependencies = { settle: [], decide: [], normalise: [] };

function isStill({
  when,
  locked,
  required,
  value,
  normalise,
  rules,
  messages,
  properties,
  entity,
}: FieldModel): boolean {
  const conditions = [when, locked, required].some((condition) => typeof condition === 'object');
  const others = [normalise, rules, Object.keys(messages)].some(({ length }) => length > 0);
  return !conditions && !others && value === undefined && !properties && entity === undefined;
}
