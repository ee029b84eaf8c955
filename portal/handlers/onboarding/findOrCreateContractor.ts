import { sql } from 'kysely';
import { type HandlerContext, preparedPrefix, type Queries, refuseField } from '#server';
import { addOrganization, addPersonWithOrganization, type NewPerson } from '../persons/addOrganization.ts';
import { addContractorAccount } from '../persons/ensureContractorAccount.ts';
import { holdLogins } from '../persons/holdLogins.ts';
import { isContractor, isOnSide } from '../persons/sides.ts';
import type { Candidate } from '../projects/createProject.ts';

interface FoundContractor {
  readonly person: Readonly<Record<string, unknown>>;
  /** Whether the person has been on a project before. */
  readonly isReturning: boolean;
  /** The organisation was created for this project: it has no answers and no documents. */
  readonly hasNewOrganization: boolean;
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
  const known = await findKnown(context, login);
  if (known.hasAccount ? !known.isContractor : known.isManager) {
    refuseField(context, { entity: 'candidate', path: 'candidateEmail', below: 'candidate', code: 'options' });
  }
  const firstName = known.firstName ?? candidate.candidateFirstName;
  const lastName = known.lastName ?? candidate.candidateLastName;
  const contacts = [
    { method: 'Email', value: login },
    { method: 'MobilePhone', value: candidate.candidatePhone },
  ];
  const person = { login, firstName, lastName, contacts };
  const organizationId = known.organizationId ?? (await openOrganization(db, { candidate, known, person }));
  if (!known.hasOwnAccount) {
    await addContractorAccount(context, { login, firstName, lastName, organizationId, companyId });
  }
  return {
    person: {
      logicalName: login,
      firstName,
      lastName,
      organizationId,
      contacts,
      activated: known.activated,
    },
    isReturning: known.isReturning,
    hasNewOrganization: known.organizationId === null,
    evaluation: evaluationOf(known),
  };
}

/** What is stored about a login. The names and the organisation are null without a person. */
interface Known {
  readonly id: number | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly organizationId: number | null;
  readonly isExempt: boolean;
  readonly isSpecial: boolean;
  /** Whether the login is the address or the name of an account. */
  readonly hasAccount: boolean;
  /** Whether the login is the address of an account. */
  readonly hasOwnAccount: boolean;
  readonly activated: boolean;
  readonly isContractor: boolean;
  readonly isManager: boolean;
  readonly isReturning: boolean;
}

/** Reads everything about a login at once, because each statement costs an import time. */
async function findKnown({ db, release }: HandlerContext, login: string): Promise<Known> {
  const { rows } = await sql<Known>`${preparedPrefix}select known.id, known.first_name as "firstName",
      known.last_name as "lastName", known.organization_id as "organizationId",
      coalesce(organization.evaluation_exempt, false) as "isExempt",
      coalesce(organization.attributes -> 'specialCircumstance' = 'true', false) as "isSpecial",
      exists (select 1 from account where person.logical_name in (account.email, lower(account.username))) as "hasAccount",
      own.id is not null as "hasOwnAccount", own.password_hash is not null as activated,
      ${isContractor(release)} as "isContractor", ${isOnSide('manager')} as "isManager",
      ${isOnSide('contractor')} as "isReturning"
    from (values (${login}::text)) as person (logical_name)
      left join person known on known.logical_name = person.logical_name
      left join organization on organization.id = known.organization_id
      left join account own on own.email = person.logical_name`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('The database has returned nothing about a contractor.');
  return found;
}

/** Returns how an organisation is evaluated: it can be exempt, or have special circumstances. A new one is neither. */
function evaluationOf({ isExempt, isSpecial }: Known): FoundContractor['evaluation'] {
  if (isExempt) return 'Exempt';
  return isSpecial ? 'SpecialCircumstance' : 'Eval';
}

interface NewContractor {
  readonly candidate: Candidate;
  readonly known: Known;
  readonly person: Omit<NewPerson, 'organization'>;
}

/** Creates the organisation of a contractor who has none, and a person if there is none. Returns the organisation's id. */
async function openOrganization(db: Queries, { candidate, known, person }: NewContractor): Promise<number> {
  const { login } = person;
  const { candidateFirstName, candidateLastName } = candidate;
  const name = candidate.candidateBusinessName ?? `${candidateFirstName} ${candidateLastName}`;
  if (known.id === null) return addPersonWithOrganization(db, { ...person, organization: name });
  const id = await addOrganization(db, { login, name });
  await db.updateTable('person').set({ organization_id: id }).where('id', '=', known.id).execute();
  return id;
}
