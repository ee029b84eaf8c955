import { isDeepStrictEqual } from 'node:util';
import { resolveRoles } from '#engine';
import { changeAccount, functionsAfterRoles, lockRecord, mailPasswordLink, refuseField } from '#server';
import { correctPerson } from '../persons/correctPerson.ts';
import { holdLogins } from '../persons/holdLogins.ts';
import { renameLogin } from '../persons/renameLogin.ts';
import { assertLoginFree } from './assertLoginFree.ts';
import { asUser } from './asUser.ts';
import { holdAdministrators } from './holdAdministrators.ts';
import { isAccountAdministrator } from './isAccountAdministrator.ts';
import { readCompanies, readFunctions, readRoles } from './readGrant.ts';
import { readUser } from './readUser.ts';
import type { UpdateContext } from './updateUser.ts';
import { numbersIn, textsIn } from './withNames.ts';

/** Hours until the link for a password expires. */
const linkHours = 72;

/** Combinations of roles that users who administer people but not accounts can assign to a manager. */
const managerRoles = [['Manager'], ['Manager', 'ProxyManager']];

type Row = Readonly<Record<string, unknown>>;

/**
 * Updates another user, or the caller's own account in the administration. Only account administrators can update all
 * users and all fields; others can only add and remove the proxy role of managers. Absent fields are unchanged.
 */
export async function administerUser(context: UpdateContext) {
  const { record, user, release } = context;
  const id = record?.['id'];
  if (typeof id !== 'number') return context.notFound();
  const isWhole = isAccountAdministrator(context, user);
  await holdLogins(context.db, [String(record?.['email']), ...(isWhole ? [context.args.email ?? ''] : [])]);
  const before = await lockRecord(context, 'user', id);
  const roles = readRoles(context, String(context.args.roleNames));
  const earlier = resolveRoles(textsIn(before['roles']), release.access);
  if (!isWhole && !isManager(earlier)) return context.notFound();
  if (!isWhole && !isManager(roles)) return refuseField(context, { path: 'roleNames', code: 'options' });
  const rights = await rightsAfter(context, before, roles);
  await keepAdministrators(context, before, rights);
  const facts = isWhole ? await writeFacts(context, before) : {};
  await changeAccount(context, { id, what: 'update', changes: { ...facts, ...rights } });
  if ('email' in facts) await mailPasswordLink(context, { accountId: id, template: 'login-changed', hours: linkHours });
  return readUser(context, id);
}

function isManager(roles: readonly string[]): boolean {
  return managerRoles.some((one) => isDeepStrictEqual(new Set(one), new Set(roles)));
}

interface Rights {
  readonly roles: readonly string[];
  readonly functionalIds: readonly number[];
  readonly companyIds: readonly number[];
}

async function rightsAfter(context: UpdateContext, before: Row, roles: readonly string[]): Promise<Rights> {
  const { body, release } = context;
  const stored = { roles: textsIn(before['roles']), functionalIds: numbersIn(before['functionalIds']) };
  const held = asUser(context, stored).functionalIds;
  const given = body['functionalids'];
  return {
    roles,
    functionalIds:
      given === undefined
        ? functionsAfterRoles({ functionalIds: held, from: stored.roles, to: roles }, release)
        : readFunctions(context, { given, roles, held }),
    companyIds:
      body['clientids'] === undefined
        ? numbersIn(before['companyIds'])
        : await readCompanies(context, body['clientids']),
  };
}

/**
 * Refuses a change by which an administrator would lose the permission to administer accounts. Concurrent changes are
 * serialized.
 */
async function keepAdministrators(context: UpdateContext, before: Row, rights: Rights): Promise<void> {
  const isOne = (one: Pick<Rights, 'roles' | 'functionalIds'>) => isAccountAdministrator(context, asUser(context, one));
  const was = isOne({ roles: textsIn(before['roles']), functionalIds: numbersIn(before['functionalIds']) });
  if (!was || isOne(rights)) return;
  if (before['id'] === context.user.id) {
    context.refuse(409, 'own-rights', { text: 'users.update.operation/rules.own-administrator.message' });
  }
  await holdAdministrators(context);
}

/** Updates the properties of an account other than its permissions; its address and names everywhere. */
async function writeFacts(context: UpdateContext, before: Row) {
  const { args, body, db } = context;
  const { firstName = '', lastName = '', email = '' } = args;
  const login = String(before['email']);
  const names = { firstName, lastName };
  const isMoved = email !== login;
  if (isMoved) {
    const username = before['username'] === login ? email : String(before['username']);
    await assertLoginFree(context, { email, username, own: Number(before['id']) });
    await renameLogin(context, { from: login, to: email });
  }
  const isNamed = before['firstName'] !== firstName || before['lastName'] !== lastName;
  const person = await db.selectFrom('person').select('id').where('logical_name', '=', email).executeTakeFirst();
  if (isNamed && person !== undefined) await correctPerson(context, { login: email, ...names });
  const references = ['iconnectRef', 'darwinRef'].filter((name) => body[name] !== undefined);
  return {
    ...names,
    attributes: Object.fromEntries(references.map((name) => [name, body[name]])),
    ...(isMoved ? { email, passwordHash: null } : {}),
  };
}
