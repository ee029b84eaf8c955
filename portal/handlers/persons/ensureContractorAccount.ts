import { addAccount, createTransactionMemory, type HandlerContext, type Queries } from '#server';

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
  contractor: Contractor,
): Promise<ContractorAccount> {
  const known = await context.db
    .selectFrom('account')
    .select(['id', 'password_hash'])
    .where('email', '=', contractor.login)
    .executeTakeFirst();
  if (known !== undefined) return { id: known.id, activated: known.password_hash !== null };
  return addContractorAccount(context, contractor);
}

/** The accounts that a transaction has created, by login. */
const created = createTransactionMemory<ContractorAccount>();

/** Returns the account of a contractor if this transaction has created it. */
export function createdAccount(db: Queries, login: string): ContractorAccount | undefined {
  return created.get(db, login);
}

/** Creates the account of a contractor who has none, without a password. */
export async function addContractorAccount(
  context: HandlerContext,
  { login, firstName, lastName, organizationId, companyId }: Contractor,
): Promise<ContractorAccount> {
  const id = await addAccount(context, {
    ...{ email: login, firstName, lastName, roles: ['Contractor'] },
    attributes: { subVendorId: organizationId },
    ...(companyId === null ? {} : { companyIds: [companyId] }),
  });
  await context.events.append({ entity: 'account', key: id, what: 'create', after: { email: login } });
  const account = { id, activated: false };
  created.set(context.db, login, account);
  return account;
}
