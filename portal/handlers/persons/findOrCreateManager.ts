import { sql } from 'kysely';
import type { OperationArguments } from '#definitions';
import { addAccount, mailPasswordLink, Refusal, refuseField } from '#server';
import type { PortalContext } from '../../contract/definePortalHandler.ts';
import { findManager } from './findPerson.ts';
import { holdLogins } from './holdLogins.ts';
import { isOnSide } from './sides.ts';

type Context = PortalContext<'projects.create'>;
type ManagerInfo = NonNullable<OperationArguments['projects.create']['managerInfo']>;

/** The manager in a project record. */
export interface ProjectManager {
  readonly logicalName: string;
  readonly firstName: unknown;
  readonly lastName: unknown;
  readonly contacts: unknown;
}

/** Hours until the link for a first password expires. */
const firstLinkHours = 72;

/** Returns the manager of a new project: the selected one, a new one, or the current user. */
export async function findOrCreateManager(context: Context): Promise<ProjectManager> {
  const { createManager, managerInfo, managerLogicalName, companyId } = context.args;
  if (createManager === true) return createManagerOf(context, managerInfo ?? {});
  if (managerLogicalName !== undefined) return pickManager(context, managerLogicalName, companyId);
  const { email = '', firstName, lastName } = context.user;
  return { logicalName: email, firstName, lastName, contacts: [{ method: 'Email', value: email }] };
}

async function pickManager(context: Context, login: string, companyId: number): Promise<ProjectManager> {
  await holdLogins(context.db, [login]);
  const found = await findManager(context, { login, companyId });
  if (found === undefined) return refuse(context, '/managerLogicalName', 'managerPick.messages.required');
  const { logicalName, firstName, lastName, contacts } = found;
  return { logicalName, firstName, lastName, contacts };
}

/**
 * Creates a manager with a person and an account, whose password is set through a mailed link. The login of an existing
 * account or contractor is refused, so that no existing account is changed.
 */
async function createManagerOf(context: Context, info: ManagerInfo): Promise<ProjectManager> {
  const { db } = context;
  const { email, firstName, lastName, companyId } = info;
  if (email === undefined || firstName === undefined || lastName === undefined || companyId !== context.args.companyId)
    return refuse(context, '/managerInfo', 'managerPick.messages.required');
  const company = await db.selectFrom('company').select('hostnames').where('id', '=', companyId).executeTakeFirst();
  const [, host = ''] = email.split('@');
  if (company?.hostnames.includes(host) !== true) return refuse(context, '/managerInfo/email', 'managerHost.title');
  const contacts = [
    { method: 'Email', value: email },
    ...(info.phoneNumber === undefined ? [] : [{ method: 'OfficePhone', value: info.phoneNumber }]),
  ];
  await holdLogins(db, [email]);
  if (await isKnown(context, email)) {
    return refuseField(context, { entity: 'manager-info', path: 'email', below: 'managerInfo', code: 'options' });
  }
  const { title, department, faxNumber, city, zip, province } = info;
  const facts = {
    first_name: firstName,
    last_name: lastName,
    attributes: JSON.stringify({ contacts, title, department, faxNumber, city, zip, province }),
  };
  await db
    .insertInto('person')
    .values({ logical_name: email, organization_id: null, ...facts })
    .onConflict((conflict) => conflict.column('logical_name').doUpdateSet(facts))
    .execute();
  await addManager(context, { email, firstName, lastName, companyId, isProxy: info.proxyManager === true });
  return { logicalName: email, firstName, lastName, contacts };
}

/** Returns whether a login has an account or is a contractor without one. */
async function isKnown({ db }: Context, login: string): Promise<boolean> {
  const { rows } = await sql<{ isKnown: boolean }>`
    select exists (select 1 from account where ${login} in (account.email, lower(account.username)))
      or ${isOnSide('contractor')} as "isKnown"
    from (values (${login})) as person (logical_name)`.execute(db);
  return rows[0]?.isKnown === true;
}

interface AccountFacts {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyId: number;
  readonly isProxy: boolean;
}

async function addManager(context: Context, facts: AccountFacts): Promise<void> {
  const { email, firstName, lastName, companyId, isProxy } = facts;
  const roles = isProxy ? ['Manager', 'ProxyManager'] : ['Manager'];
  const id = await addAccount(context, { email, firstName, lastName, roles, companyIds: [companyId] });
  await mailPasswordLink(context, { accountId: id, template: 'account-created', hours: firstLinkHours });
  await context.events.append({ entity: 'account', key: id, what: 'create', after: { email } });
}

/** Refuses with a message of the form for managers. */
function refuse(context: Context, pointer: string, path: string): never {
  const message = context.text({ text: `manager-details.form/${path}` });
  throw new Refusal({ status: 400, code: 'validation', message, fields: { [pointer]: message } });
}
