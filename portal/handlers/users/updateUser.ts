import { changeAccount, conflictRefusal, type Queries } from '#server';
import { definePortalHandler, type PortalContext } from '../../contract/definePortalHandler.ts';
import { correctPerson } from '../persons/correctPerson.ts';
import { holdLogins } from '../persons/holdLogins.ts';
import { administerUser } from './administerUser.ts';

export type UpdateContext = PortalContext<'users.update'>;

/** Changes the user that is named, or the own names and telephone: whose account that is comes from the token. */
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

/** The names of an account as they are now, held until the transaction ends. */
async function holdNames(db: Queries, id: number) {
  return db
    .selectFrom('account')
    .select(['version', 'first_name as firstName', 'last_name as lastName'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Two windows of one person are two writers as well. */
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
