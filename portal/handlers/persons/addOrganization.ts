import type { Queries } from '#server';

/** An organisation of one contractor. */
export async function addOrganization(
  db: Queries,
  { login, name }: { readonly login: string; readonly name: string },
): Promise<number> {
  const { id } = await db
    .insertInto('organization')
    .values({ name, logical_name: login })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
