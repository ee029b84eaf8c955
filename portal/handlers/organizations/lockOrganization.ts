import { findRecord, type HandlerContext } from '#server';
import { holdOrganization } from '../persons/holdOrganization.ts';

/** Returns the organisation if the caller has access, locked until the transaction ends. Refuses with 404 otherwise. */
export async function lockOrganization(
  context: HandlerContext,
  id: unknown,
): Promise<Readonly<Record<string, unknown>> & { readonly id: number }> {
  const found = await findRecord(context, 'organization', id);
  if (found === undefined) return context.notFound();
  const key = Number(found['id']);
  await holdOrganization(context, key);
  // It can have changed before it was locked.
  const record = await findRecord(context, 'organization', key);
  return record === undefined ? context.notFound() : { ...record, id: key };
}
