import { sql } from 'kysely';
import { type HandlerContext, refuseField } from '#server';
import { addOrganization } from '../persons/addOrganization.ts';
import { insertPerson } from '../persons/insertPerson.ts';
import { isOnSide } from '../persons/sides.ts';

interface NewUser {
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
}

/** Roles whose users work for an organisation. */
const ofOrganization = ['Contractor', 'SubVendor'];

/** Roles whose users can be on projects. */
const ofProjects = [...ofOrganization, 'Manager', 'ProxyManager'];

/**
 * Creates the person of a new user who can be on projects, with an organisation if the role requires one. Returns the
 * id of the organisation. Refuses a user who is on the other side of a project.
 */
export async function openPerson(context: HandlerContext, user: NewUser): Promise<number | undefined> {
  const { db } = context;
  const { login, firstName, lastName, roles } = user;
  if (!roles.some((role) => ofProjects.includes(role))) return undefined;
  const isOfOrganization = roles.some((role) => ofOrganization.includes(role));
  if (await isOnSideOnly(context, login, isOfOrganization ? 'manager' : 'contractor')) {
    return refuseField(context, { path: 'email', code: 'options' });
  }
  const known = await db.selectFrom('person').selectAll().where('logical_name', '=', login).executeTakeFirst();
  const organizationId = isOfOrganization
    ? (known?.organization_id ?? (await addOrganization(db, { login, name: `${firstName} ${lastName}` })))
    : undefined;
  if (known === undefined) {
    await insertPerson(context, { login, firstName, lastName, phoneNumber: undefined, organizationId });
  } else if (organizationId !== undefined && known.organization_id === null) {
    await db.updateTable('person').set({ organization_id: organizationId }).where('id', '=', known.id).execute();
  }
  return organizationId;
}

async function isOnSideOnly({ db }: HandlerContext, login: string, side: 'manager' | 'contractor'): Promise<boolean> {
  const other = side === 'manager' ? 'contractor' : 'manager';
  const { rows } = await sql<{ found: boolean }>`select ${isOnSide(side)} and not ${isOnSide(other)} as found
    from (values (${login})) as person (logical_name)`.execute(db);
  return rows[0]?.found === true;
}
