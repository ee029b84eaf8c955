import type { EntityModel } from '../model/kinds/entity.types.ts';
import type { User } from '../model/runtime.types.ts';
import { readPath } from '../records/readPath.ts';
import { valuesAt } from '../records/valuesAt.ts';
import type { GrantedRelation } from './isAllowed.ts';

interface OwnerInput {
  /** The entity of the record. Undefined if it declares no owners: then only `all` grants access to the record. */
  readonly entity: EntityModel | undefined;
  readonly granted: readonly GrantedRelation[];
  readonly record: unknown;
  readonly user: User;
}

/** Whether the grants cover a record: `all` covers every record, a relation covers the records that the user owns. */
export function ownsRecord({ entity, granted, record, user }: OwnerInput): boolean {
  return granted.some(({ relation }) => {
    if (relation === 'all') return true;
    const paths = ownersOf(entity, relation);
    return (
      paths !== undefined &&
      Object.entries(paths).every(([path, userPath]) => {
        const held: readonly unknown[] = [readPath({ user }, userPath)].flat();
        return valuesAt(record, path).some((value) => value !== undefined && held.includes(value));
      })
    );
  });
}

/**
 * Whether a record shows that the grants do not cover it. A browser may have only part of a record: while an owner
 * field is absent, the ownership is unknown and the result is false.
 */
export function isOwnedByOthers(input: OwnerInput): boolean {
  const { entity, granted, record } = input;
  const told = granted.every(({ relation }) =>
    Object.keys(ownersOf(entity, relation) ?? {}).every((path) =>
      valuesAt(record, path).some((value) => value !== undefined),
    ),
  );
  return told && !ownsRecord(input);
}

function ownersOf(entity: EntityModel | undefined, relation: string): EntityModel['owners'][string] | undefined {
  return entity !== undefined && Object.hasOwn(entity.owners, relation) ? entity.owners[relation] : undefined;
}
