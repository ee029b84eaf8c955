import type { HandlerContext } from '#server';

/** Holds the organisation until the transaction ends, so that nobody answers twice at once; 404 when there is none. */
export async function holdOrganization(context: HandlerContext, id: number): Promise<void> {
  const found = await context.db
    .selectFrom('organization')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) context.notFound();
}
