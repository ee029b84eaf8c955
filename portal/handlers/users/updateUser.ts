import { changeAccount, conflictRefusal, type Queries } from '#server';
import { definePortalHandler, type PortalContext } from '../../contract/definePortalHandler.ts';
import { correctPerson } from '../persons/correctPerson.ts';
import { holdLogins } from '../persons/holdLogins.ts';
import { administerUser } from './administerUser.ts';

export type UpdateContext = PortalContext<'users.update'>;

/** Updates the given user, or without an id the current user's own names and phone number. */
export const updateUser = definePortalHandler('users.update', (context) =>
  context.args.id === undefined ? updateOwn(context) : administerUser(context),
);

async function updateOwn(context: UpdateContext) {
  const { db, args, user } = context;
  if (user.id === undefined) return context.notFound();
  const { id, email = '' } = user;
  await holdLogins(db, [email]);
  await refuseStaleAccount(context, id, await holdNames(db, id));
  const names = { firstName: args.firstName ?? '', lastName: args.lastName ?? '' };
  await correctPerson(context, { login: email, ...names, phoneNumber: args.phoneNumber });
  const { version } = await changeAccount(context, { id, what: 'update', changes: names });
  return { ...user, ...names, version };
}

/** Returns the current names of an account, locked until the transaction ends. */
async function holdNames(db: Queries, id: number) {
  return db
    .selectFrom('account')
    .select(['version', 'first_name as firstName', 'last_name as lastName'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Throws a `Refusal` if the account was changed meanwhile, even by the same user in another tab. */
async function refuseStaleAccount(
  context: UpdateContext,
  key: number,
  record: { readonly version: number },
): Promise<void> {
  const { version, release } = context;
  const entity = release.entities['user'];
  if (entity === undefined || version === undefined || version === record.version) return;
  throw await conflictRefusal(context, { entity, key, version, record, log: 'account' });
}
