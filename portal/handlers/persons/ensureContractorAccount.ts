import { addAccount, type HandlerContext } from '#server';

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
  context: HandlerContext,
  { login, firstName, lastName, organizationId, companyId }: Contractor,
): Promise<ContractorAccount> {
  const { db, events } = context;
  const known = await db
    .selectFrom('account')
    .select(['id', 'password_hash'])
    .where('email', '=', login)
    .executeTakeFirst();
  if (known !== undefined) return { id: known.id, activated: known.password_hash !== null };
  const id = await addAccount(context, {
    ...{ email: login, firstName, lastName, roles: ['Contractor'] },
    attributes: { subVendorId: organizationId },
    ...(companyId === null ? {} : { companyIds: [companyId] }),
  });
  await events.append({ entity: 'account', key: id, what: 'create', after: { email: login } });
  return { id, activated: false };
}
