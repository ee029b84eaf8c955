import { type Expression, type SqlBool, sql } from 'kysely';
import { type HandlerContext, preparedPrefix } from '#server';
import { isContractor, isManager, isResource } from './sides.ts';

/** A person and the account of the same address. */
export interface KnownPerson {
  readonly id: number;
  readonly logicalName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly organizationId?: number;
  readonly contacts: readonly unknown[];
  /** Absent if the address has no account. */
  readonly account?: { readonly id: number; readonly roles: readonly string[]; readonly activated: boolean };
}

interface Row {
  readonly id: number;
  readonly logical_name: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly organization_id: number | null;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly account: number | null;
  readonly roles: readonly string[] | null;
  readonly activated: boolean;
}

/** Returns the contractor with this user ID. Lock it first (`holdLogins`) before writing. */
export function findContractor(context: HandlerContext, login: string): Promise<KnownPerson | undefined> {
  return findPerson(context, login, isContractor(context.release));
}

/**
 * Returns a person who works for an organisation, as a contractor or its subvendor. Lock it first (`holdLogins`) before
 * writing.
 */
export function findResource(context: HandlerContext, login: string): Promise<KnownPerson | undefined> {
  return findPerson(context, login, isResource(context.release));
}

/** Returns the person of an active account with a manager's role in the company. */
export function findManager(
  context: HandlerContext,
  { login, companyId }: { readonly login: string; readonly companyId: number },
): Promise<KnownPerson | undefined> {
  return findPerson(context, login, isManager(context.release, companyId));
}

async function findPerson(
  { db }: HandlerContext,
  login: string,
  where: Expression<SqlBool>,
): Promise<KnownPerson | undefined> {
  const { rows } =
    await sql<Row>`${preparedPrefix}select person.id, person.logical_name, person.first_name, person.last_name,
      person.organization_id, person.attributes, a.id as account, a.roles, a.password_hash is not null as activated
    from person left join account a on a.email = person.logical_name
    where person.logical_name = ${login.toLowerCase()} and ${where} for update of person`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const contacts = row.attributes['contacts'];
  return {
    id: row.id,
    logicalName: row.logical_name,
    firstName: row.first_name,
    lastName: row.last_name,
    ...(row.organization_id === null ? {} : { organizationId: row.organization_id }),
    contacts: Array.isArray(contacts) ? contacts : [{ method: 'Email', value: row.logical_name }],
    ...(row.account === null ? {} : { account: { id: row.account, roles: row.roles ?? [], activated: row.activated } }),
  };
}
