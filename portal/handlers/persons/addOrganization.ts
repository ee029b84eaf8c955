import type { Queries } from '#server';

/** Adds the organisation of one contractor, with the document types of contractors. Returns its id. */
export async function addOrganization(
  db: Queries,
  { login, name }: { readonly login: string; readonly name: string },
): Promise<number> {
  const { id } = await db
    .insertInto('organization')
    .values({ name, logical_name: login, attributes: JSON.stringify({ contractorType: 'IC' }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
