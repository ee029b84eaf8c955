import type { EntityModel } from '../model/kinds/entity.types.ts';
import type { User } from '../model/runtime.types.ts';
import { readPath } from '../records/readPath.ts';
import { valuesAt } from '../records/valuesAt.ts';
import type { GrantedRelation } from './isAllowed.ts';

interface OwnerInput {
  /** The entity of the record; undefined where it has no owners, and then only `all` gives it. */
  readonly entity: EntityModel | undefined;
  readonly granted: readonly GrantedRelation[];
  readonly record: unknown;
  readonly user: User;
}

/** Whether what is granted gives a record: all of them, or those the user is an owner of. */
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
 * Whether a record tells that what is granted does not give it. What lies in a browser may be a part of a record: where
 * it does not say who owns it, nothing is known.
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
