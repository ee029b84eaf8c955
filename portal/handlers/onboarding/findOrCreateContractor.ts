import { sql } from 'kysely';
import { type HandlerContext, refuseField } from '#server';
import { addOrganization } from '../persons/addOrganization.ts';
import { ensureContractorAccount } from '../persons/ensureContractorAccount.ts';
import { holdLogins } from '../persons/holdLogins.ts';
import { isContractor, isOnSide } from '../persons/sides.ts';
import type { Candidate } from '../projects/createProject.ts';

interface FoundContractor {
  readonly person: Readonly<Record<string, unknown>>;
  /** Whether the person has been on a project before. */
  readonly isReturning: boolean;
  /** How the organisation is evaluated. */
  readonly evaluation: 'Eval' | 'Exempt' | 'SpecialCircumstance';
}

/**
 * Finds or creates the contractor of a new project. A new one gets a person, an organisation and an account that is
 * activated by mail. Known contractors are not changed by the manager's input. A user with an account of another kind,
 * or who manages projects, is refused.
 */
export async function findOrCreateContractor(
  context: HandlerContext,
  candidate: Candidate,
  companyId: number,
): Promise<FoundContractor> {
  const { db } = context;
  const login = candidate.candidateEmail;
  await holdLogins(db, [login]);
  if (await isSomebodyElse(context, login)) {
    refuseField(context, { entity: 'candidate', path: 'candidateEmail', below: 'candidate', code: 'options' });
  }
  const known = await db.selectFrom('person').selectAll().where('logical_name', '=', login).executeTakeFirst();
  const earlier = await db
    .selectFrom('project_person')
    .select('id')
    .where('logical_name', '=', login)
    .where('side', '=', 'contractor')
    .executeTakeFirst();
  const organizationId = known?.organization_id ?? (await addOrganization(db, organizationOf(candidate)));
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
  const { activated } = await ensureContractorAccount(context, {
    login,
    firstName,
    lastName,
    organizationId,
    companyId,
  });
  return {
    person: {
      logicalName: login,
      firstName,
      lastName,
      organizationId,
      contacts,
      activated,
    },
    isReturning: earlier !== undefined,
    evaluation: await evaluationOf(context, organizationId),
  };
}

/** Returns whether the login has an account of another kind, or manages projects without an account. */
async function isSomebodyElse({ db, release }: HandlerContext, login: string): Promise<boolean> {
  const { rows } = await sql<{ hasAccount: boolean; isContractor: boolean; isManager: boolean }>`
    select exists (select 1 from account where ${login} in (account.email, lower(account.username))) as "hasAccount",
      ${isContractor(release)} as "isContractor", ${isOnSide('manager')} as "isManager"
    from (values (${login})) as person (logical_name)`.execute(db);
  const [found] = rows;
  return found?.hasAccount === true ? !found.isContractor : found?.isManager === true;
}

/** Returns how an organisation is evaluated: it can be exempt, or have special circumstances. */
async function evaluationOf({ db }: HandlerContext, id: number): Promise<FoundContractor['evaluation']> {
  const organization = await db
    .selectFrom('organization')
    .select(['evaluation_exempt', 'attributes'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (organization.evaluation_exempt) return 'Exempt';
  return organization.attributes['specialCircumstance'] === true ? 'SpecialCircumstance' : 'Eval';
}

function organizationOf(candidate: Candidate): { readonly login: string; readonly name: string } {
  const { candidateEmail, candidateFirstName, candidateLastName } = candidate;
  return {
    login: candidateEmail,
    name: candidate.candidateBusinessName ?? `${candidateFirstName} ${candidateLastName}`,
  };
}
