import { useRuntime } from '#renderer/host';
import { type KeyedRecords, useKeyedRecords, useListOf } from './useKeyedRecords.ts';

/** Records that users belong to, such as the companies of a user. */
interface UserRecords extends KeyedRecords {
  /** Path of the user that names their records, `user.companyIds`. */
  readonly path: string;
}

/**
 * The records that the users of an entity belong to, by its owners: an owner path that is the key of another entity,
 * which a list returns. Undefined where there are none, and while they are loaded.
 */
export function useUserRecords(entity: string): UserRecords | undefined {
  const { release } = useRuntime();
  const listOf = useListOf();
  const owners = Object.values(release.entities[entity]?.owners ?? {}).flatMap((paths) => Object.entries(paths));
  const [key, path] = owners.find(([key]) => listOf(key, entity) !== undefined) ?? [];
  const known = useKeyedRecords(key, entity);
  return known === undefined || path === undefined ? undefined : { ...known, path };
}
