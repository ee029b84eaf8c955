import { sql } from 'kysely';
import { type HandlerContext, isRowId } from '#server';

/** The organisation or project of a call. */
interface Wanted {
  readonly organizationId?: unknown;
  readonly projectNumber?: unknown;
}

/**
 * Returns the organisation whose documents a call is about: the given one, that of the contractor of the given project,
 * or the caller's own. Undefined if there is none. Refuses with 404 if the caller may not access it.
 */
export async function organizationOf(context: HandlerContext, wanted: Wanted): Promise<number | undefined> {
  const own = context.user['subVendorId'];
  const mayAll = isAdministrator(context);
  const named = wanted.organizationId === undefined ? undefined : Number(wanted.organizationId);
  const ofProject = await contractorOf(context, wanted.projectNumber);
  const found = named ?? (mayAll ? ofProject : undefined) ?? own;
  if (found === undefined || found === null) return undefined;
  if (!isRowId(found) || (!mayAll && found !== own)) return context.notFound();
  // The given organisation must be that of the project.
  if (ofProject !== undefined && ofProject !== found) return context.notFound();
  const exists = await context.db.selectFrom('organization').select('id').where('id', '=', found).executeTakeFirst();
  return exists === undefined ? context.notFound() : found;
}

/** Returns the organisation of a project's current contractor. Undefined without a project. */
async function contractorOf({ db, notFound }: HandlerContext, key: unknown): Promise<number | undefined> {
  if (typeof key !== 'string') return undefined;
  const { rows } = await sql<{ organization: number | null }>`select (
      select organization_id from project_person person
      where person.project_number = project.project_number and person.side = 'contractor' and person.end_date is null
      order by position limit 1) as organization
    from project where project_number = ${key}`.execute(db);
  if (rows[0] === undefined) return notFound();
  return rows[0].organization ?? notFound();
}

function isAdministrator({ access }: HandlerContext): boolean {
  return access.some(({ relation }) => relation === 'all');
}
