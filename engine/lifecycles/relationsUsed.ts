import type { Expressions } from '../expressions/Expressions.types.ts';
import { pathsRead } from '../expressions/pathsRead.ts';
import type { FieldModel } from '../model/field.types.ts';
import type { EntityModel } from '../model/kinds/entity.types.ts';
import type { LifecycleModel } from '../model/kinds/lifecycle.types.ts';
import { expressionsIn } from '../values/expressionsIn.ts';

/** A property that leads to a record of another entity, by a key in a sibling property. */
export interface Relation extends FieldModel {
  readonly by: string;
  readonly entity: string;
}

const known = new WeakMap<LifecycleModel, readonly Relation[]>();

/**
 * Relations that the events of a lifecycle or computed properties read: `this.book.copies` reads the relation `book`.
 */
export function relationsUsed(
  lifecycle: LifecycleModel,
  entity: EntityModel,
  expressions: Expressions,
): readonly Relation[] {
  const found = known.get(lifecycle) ?? findRelations(lifecycle, entity, expressions);
  known.set(lifecycle, found);
  return found;
}

function findRelations(
  { events }: LifecycleModel,
  { properties }: EntityModel,
  expressions: Expressions,
): readonly Relation[] {
  const relations = properties.filter(isRelation);
  if (relations.length === 0) return [];
  const paths = expressionsIn([events, properties.map(({ value }) => value)]).flatMap((source) =>
    pathsRead(expressions.parse(source)),
  );
  return relations.filter(({ path }) => paths.some((read) => `${read}.`.startsWith(`this.${path}.`)));
}

function isRelation(field: FieldModel): field is Relation {
  return field.by !== undefined && field.entity !== undefined;
}
