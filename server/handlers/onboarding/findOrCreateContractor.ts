import { sql } from 'kysely';
import type { HandlerContext } from '../handler.types.ts';
import type { Candidate } from '../projects/createProject.ts';

/** Any number that no other lock of the database uses. */
const personLock = 4_820_174;

interface FoundContractor {
  readonly person: Readonly<Record<string, unknown>>;
  /** True when the person has been on a project before. */
  readonly isReturning: boolean;
  /** How the organisation is evaluated. */
  readonly evaluation: 'Eval' | 'Exempt' | 'SpecialCircumstance';
}

/**
 * The person a project is offered to. A new one gets a person, an organisation of its own and an account that has to be
 * activated by mail. What is known of somebody already is not changed by what a manager types.
 */
export async function findOrCreateContractor(
  context: HandlerContext,
  candidate: Candidate,
  companyId: number,
): Promise<FoundContractor> {
  const { db } = context;
  const login = candidate.candidateEmail;
  // Two managers may name the same new person at once: the second one waits and finds what the first one made.
  await sql`select pg_advisory_xact_lock(${personLock}, hashtext(${login}))`.execute(db);
  const known = await db.selectFrom('person').selectAll().where('logical_name', '=', login).executeTakeFirst();
  const earlier = await db
    .selectFrom('project_person')
    .select('id')
    .where('logical_name', '=', login)
    .where('side', '=', 'contractor')
    .executeTakeFirst();
  const organizationId = known?.organization_id ?? (await createOrganization(context, candidate));
  const firstName = known?.first_name ?? candidate.candidateFirstName;
  const lastName = known?.last_name ?? candidate.candidateLastName;
  const contacts = [
    { method: 'Email', value: login },
    { method: 'MobilePhone', value: candidate.candidatePhone },
  ];
  if (known === undefined) {
    const names = { logical_name: login, first_name: firstName, last_name: lastName };
    const attributes = JSON.stringify({ contacts });
    await db
      .insertInto('person')
      .values({ ...names, organization_id: organizationId, attributes })
      .execute();
  } else if (known.organization_id === null) {
    await db.updateTable('person').set({ organization_id: organizationId }).where('id', '=', known.id).execute();
  }
  const activated = await ensureAccount(context, { login, firstName, lastName, organizationId, companyId });
  return {
    person: {
      logicalName: login,
      firstName,
      lastName,
      organizationId,
      contacts,
      activated,
      conflictStatus: 'INCOMPLETE',
    },
    isReturning: earlier !== undefined,
    evaluation: await evaluationOf(context, organizationId),
  };
}

/** An organisation may be exempt from evaluations, or be evaluated by its special circumstances. */
async function evaluationOf({ db }: HandlerContext, id: number): Promise<FoundContractor['evaluation']> {
  const organization = await db
    .selectFrom('organization')
    .select(['evaluation_exempt', 'attributes'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (organization.evaluation_exempt) return 'Exempt';
  return organization.attributes['specialCircumstance'] === true ? 'SpecialCircumstance' : 'Eval';
}

async function createOrganization({ db }: HandlerContext, candidate: Candidate): Promise<number> {
  const { id } = await db
    .insertInto('organization')
    .values({
      name: candidate.candidateBusinessName ?? `${candidate.candidateFirstName} ${candidate.candidateLastName}`,
      logical_name: candidate.candidateEmail,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface AccountFacts {
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly organizationId: number;
  readonly companyId: number;
}

/** Makes sure that there is an account; answers whether it has a password already. */
async function ensureAccount({ db }: HandlerContext, facts: AccountFacts): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .select(['id', 'password_hash', 'roles', 'company_ids', 'sub_vendor_id'])
    .where('email', '=', facts.login)
    .executeTakeFirst();
  if (account === undefined) {
    await db
      .insertInto('account')
      .values({
        email: facts.login,
        username: facts.login,
        first_name: facts.firstName,
        last_name: facts.lastName,
        roles: ['Contractor'],
        functional_ids: [],
        company_ids: [facts.companyId],
        company_id: facts.companyId,
        sub_vendor_id: facts.organizationId,
        password_hash: null,
      })
      .execute();
    return false;
  }
  const roles = account.roles.includes('Contractor') ? account.roles : [...account.roles, 'Contractor'];
  const companies = [...new Set([...account.company_ids, facts.companyId])];
  await db
    .updateTable('account')
    .set({ roles, company_ids: companies, sub_vendor_id: account.sub_vendor_id ?? facts.organizationId })
    .where('id', '=', account.id)
    .execute();
  return account.password_hash !== null;
}
