import type { HandlerContext } from '#server';
import { addOrganization } from './addOrganization.ts';
import { type ContractorAccount, ensureContractorAccount } from './ensureContractorAccount.ts';
import type { KnownPerson } from './findPerson.ts';

/**
 * Returns the account of a contractor of a project. Without one, an account is created, and an organisation if the
 * contractor has none.
 */
export async function openContractorAccount(context: HandlerContext, person: KnownPerson): Promise<ContractorAccount> {
  const { account, logicalName: login, firstName, lastName } = person;
  if (account !== undefined) return account;
  const organizationId = person.organizationId ?? (await giveOrganization(context, person));
  const companyId = await firstClientOf(context, login);
  return ensureContractorAccount(context, { login, firstName, lastName, organizationId, companyId });
}

async function giveOrganization({ db }: HandlerContext, person: KnownPerson): Promise<number> {
  const { id, logicalName: login, firstName, lastName } = person;
  const organization = await addOrganization(db, { login, name: `${firstName} ${lastName}` });
  await db.updateTable('person').set({ organization_id: organization }).where('id', '=', id).execute();
  await db
    .updateTable('project_person')
    .set({ organization_id: organization })
    .where('logical_name', '=', login)
    .where('side', '=', 'contractor')
    .where('organization_id', 'is', null)
    .execute();
  return organization;
}

/** Returns the client of the contractor's first project; null if there is none. */
async function firstClientOf({ db }: HandlerContext, login: string): Promise<number | null> {
  const row = await db
    .selectFrom('project_person')
    .innerJoin('project', 'project.project_number', 'project_person.project_number')
    .select('project.company_id')
    .where('project_person.side', '=', 'contractor')
    .where('project_person.logical_name', '=', login)
    .orderBy('project_person.id')
    .executeTakeFirst();
  return row?.company_id ?? null;
}
