import { findRecord, type HandlerContext } from '#server';
import { withNames } from './withNames.ts';

/** Returns a user as in lists. The caller checks access before. Refuses with 404 if there is none with this id. */
export async function readUser(context: HandlerContext, id: number): Promise<Readonly<Record<string, unknown>>> {
  const found = await findRecord({ ...context, access: [{ policy: 'user', relation: 'all' }] }, 'user', id);
  const [user] = found === undefined ? [] : await withNames(context, [found]);
  return user ?? context.notFound();
}
