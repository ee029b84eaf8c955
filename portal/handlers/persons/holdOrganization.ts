import type { HandlerContext } from '#server';

/**
 * Locks the organisation until the transaction ends, so that it cannot answer twice concurrently. Refuses with 404 if
 * it does not exist.
 */
export async function holdOrganization(context: HandlerContext, id: number): Promise<void> {
  const found = await context.db
    .selectFrom('organization')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) context.notFound();
}
