import type { HandlerContext } from '../handler.types.ts';

interface Contractor {
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly organizationId: number;
  /** Client that the account begins with. */
  readonly companyId: number | null;
}

/** What a contractor signs in with. */
export interface ContractorAccount {
  readonly id: number;
  /** Has chosen a password. */
  readonly activated: boolean;
}

/**
 * The account of a contractor; who has none gets one without a password. An account that exists keeps its roles,
 * functions, companies and organisation, whoever names it.
 */
export async function ensureContractorAccount(
  { db, events }: HandlerContext,
  { login, firstName, lastName, organizationId, companyId }: Contractor,
): Promise<ContractorAccount> {
  const known = await db
    .selectFrom('account')
    .select(['id', 'password_hash'])
    .where('email', '=', login)
    .executeTakeFirst();
  if (known !== undefined) return { id: known.id, activated: known.password_hash !== null };
  const { id } = await db
    .insertInto('account')
    .values({
      email: login,
      username: login,
      first_name: firstName,
      last_name: lastName,
      roles: ['Contractor'],
      functional_ids: [],
      company_ids: companyId === null ? [] : [companyId],
      company_id: companyId,
      sub_vendor_id: organizationId,
      password_hash: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await events.append({ entity: 'account', key: id, what: 'create', after: { email: login } });
  return { id, activated: false };
}
