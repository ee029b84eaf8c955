import { addAccount, type HandlerContext } from '#server';

interface Contractor {
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly organizationId: number;
  /** Initial client of the account. */
  readonly companyId: number | null;
}

/** Account of a contractor. */
export interface ContractorAccount {
  readonly id: number;
  /** Whether it has a password. */
  readonly activated: boolean;
}

/**
 * Returns the account of a contractor. Without one, an account without a password is created. An existing account keeps
 * its roles, functions, companies and organisation.
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
