import { findRecord, type HandlerContext } from '#server';
import { holdOrganization } from '../persons/holdOrganization.ts';

/** The organisation as the caller may have it, held until the transaction ends; 404 when there is none for the caller. */
export async function lockOrganization(
  context: HandlerContext,
  id: unknown,
): Promise<Readonly<Record<string, unknown>> & { readonly id: number }> {
  const found = await findRecord(context, 'organization', id);
  if (found === undefined) return context.notFound();
  const key = Number(found['id']);
  await holdOrganization(context, key);
  // Whoever held it before may have changed it.
  const record = await findRecord(context, 'organization', key);
  return record === undefined ? context.notFound() : { ...record, id: key };
}
