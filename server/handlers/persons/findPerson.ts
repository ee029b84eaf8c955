import { sql } from 'kysely';
import type { HandlerContext } from '../handler.types.ts';

/** A person with the account of the same address, as far as they are known. */
export interface KnownPerson {
  readonly id: number;
  readonly logicalName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly organizationId?: number;
  readonly contacts: readonly unknown[];
  readonly accountId: number;
  readonly companyIds: readonly number[];
  /** Has chosen a password. */
  readonly activated: boolean;
}

interface Row {
  readonly id: number;
  readonly logical_name: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly organization_id: number | null;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly account: number;
  readonly company_ids: readonly number[];
  readonly activated: boolean;
}

/** The person who signs in with this address in that role, held until the transaction ends. */
export async function findPerson(
  { db }: HandlerContext,
  { login, role }: { readonly login: string; readonly role: 'Manager' | 'Contractor' },
): Promise<KnownPerson | undefined> {
  const { rows } =
    await sql<Row>`select p.id, p.logical_name, p.first_name, p.last_name, p.organization_id, p.attributes,
      a.id as account, a.company_ids, a.password_hash is not null as activated
    from person p join account a on a.email = p.logical_name
    where p.logical_name = ${login.toLowerCase()} and a.active and ${role} = any(a.roles) for update`.execute(db);
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
    accountId: row.account,
    companyIds: row.company_ids,
    activated: row.activated,
  };
}
