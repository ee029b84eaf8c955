import type { OperationArguments } from '#definitions';
import { mailPasswordLink } from '../../accounts/passwordHandlers.ts';
import { Refusal } from '../../http/Refusal.ts';
import type { PortalContext } from '../definePortalHandler.ts';
import { personStore } from '../stores.ts';
import { standsOn } from './sides.ts';

type Context = PortalContext<'projects.create'>;
type ManagerInfo = NonNullable<OperationArguments['projects.create']['managerInfo']>;

/** How a project keeps its manager. */
export interface ProjectManager {
  readonly logicalName: string;
  readonly firstName: unknown;
  readonly lastName: unknown;
  readonly contacts: unknown;
}

/** How long the link to a first password may lie in a mailbox. */
const firstLinkHours = 72;

/** The manager a project gets: the one that was picked, a new one, or whoever creates it. */
export async function findOrCreateManager(context: Context): Promise<ProjectManager> {
  const { createManager, managerInfo, managerLogicalName, companyId } = context.args;
  if (createManager === true) return createManagerOf(context, managerInfo ?? {});
  if (managerLogicalName !== undefined) return findManager(context, managerLogicalName, companyId);
  const { email = '', firstName, lastName } = context.user;
  return { logicalName: email, firstName, lastName, contacts: [{ method: 'Email', value: email }] };
}

async function findManager(context: Context, login: string, companyId: number): Promise<ProjectManager> {
  const found = await context.db
    .selectFrom('person')
    .select('logical_name')
    .where('logical_name', '=', login)
    .where(standsOn('manager', companyId))
    .executeTakeFirst();
  const person = found === undefined ? undefined : await loadPerson(context, found.logical_name);
  return person ?? refuse(context, '/managerLogicalName', 'managerPick.messages.required');
}

/** A new manager gets a person and an account, whose first password is chosen by a mailed link. */
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
  const { title, department } = info;
  await db
    .insertInto('person')
    .values({
      logical_name: email,
      first_name: firstName,
      last_name: lastName,
      organization_id: null,
      attributes: JSON.stringify({ contacts, title, department }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await ensureAccount(context, { email, firstName, lastName, companyId, isProxy: info.proxyManager === true });
  const person = await loadPerson(context, email);
  return person ?? { logicalName: email, firstName, lastName, contacts };
}

interface AccountFacts {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyId: number;
  readonly isProxy: boolean;
}

/** Somebody who has an account already keeps it, and may now manage projects of the company too. */
async function ensureAccount(context: Context, facts: AccountFacts): Promise<void> {
  const { db } = context;
  const { email, firstName, lastName, companyId, isProxy } = facts;
  const wanted = isProxy ? ['Manager', 'ProxyManager'] : ['Manager'];
  const known = await db
    .selectFrom('account')
    .select(['id', 'roles', 'company_ids'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (known !== undefined) {
    const roles = [...new Set([...known.roles, ...wanted])];
    const company_ids = [...new Set([...known.company_ids, companyId])];
    await db.updateTable('account').set({ roles, company_ids }).where('id', '=', known.id).execute();
    return;
  }
  const { id } = await db
    .insertInto('account')
    .values({
      email,
      username: email,
      first_name: firstName,
      last_name: lastName,
      password_hash: null,
      roles: wanted,
      functional_ids: [],
      sub_vendor_id: null,
      company_ids: [companyId],
      company_id: companyId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await mailPasswordLink(context, { accountId: id, template: 'account-created', hours: firstLinkHours });
  await context.events.append({ entity: 'account', key: id, what: 'create', after: { email } });
}

async function loadPerson({ db }: Context, login: string): Promise<ProjectManager | undefined> {
  const [person] = await personStore.load(db, [login]);
  if (person === undefined) return undefined;
  const { firstName, lastName, contacts } = person;
  return { logicalName: login, firstName, lastName, contacts: contacts ?? [{ method: 'Email', value: login }] };
}

/** Refuses in the words of the form that asks for the manager. */
function refuse(context: Context, pointer: string, path: string): never {
  const message = context.text({ text: `manager-details.form/${path}` });
  throw new Refusal({ status: 400, code: 'validation', message, fields: { [pointer]: message } });
}
