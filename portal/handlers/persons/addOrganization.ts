import { sql } from 'kysely';
import { preparedPrefix, type Queries } from '#server';

/** Type of the organisation of one contractor, by which it gets the document types of contractors. */
const contractorType = 'IC';

/** Adds the organisation of one contractor. Returns its id. */
export async function addOrganization(
  db: Queries,
  { login, name }: { readonly login: string; readonly name: string },
): Promise<number> {
  const { id } = await db
    .insertInto('organization')
    .values({ name, logical_name: login, attributes: JSON.stringify({ contractorType }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface NewPerson {
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly contacts: readonly unknown[];
  /** Name of the person's organisation. */
  readonly organization: string;
}

/** Adds a contractor and the contractor's organisation with one statement. Returns the id of the organisation. */
export async function addPersonWithOrganization(
  db: Queries,
  { login, firstName, lastName, contacts, organization: name }: NewPerson,
): Promise<number> {
  const { rows } = await sql<{ organization: number }>`${preparedPrefix}with added as (
      insert into organization (name, logical_name, attributes)
      values (${name}, ${login}, ${JSON.stringify({ contractorType })}) returning id)
    insert into person (logical_name, first_name, last_name, organization_id, attributes)
    select ${login}, ${firstName}, ${lastName}, added.id, ${JSON.stringify({ contacts })}::jsonb from added
    returning organization_id as organization`.execute(db);
  const [added] = rows;
  if (added === undefined) throw new Error('The database has stored no person.');
  return added.organization;
}
