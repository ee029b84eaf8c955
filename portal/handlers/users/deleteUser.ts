import { changeAccount } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { holdAdministrators } from './holdAdministrators.ts';

/**
 * Closes the account of a user: ends all sessions and invalidates all links. Only an administrator can open it again.
 * The person is kept, so that projects and other records still have the name.
 */
export const deleteUser = definePortalHandler('users.delete', async (context) => {
  const { record, user, scope } = context;
  const id = record?.['id'];
  if (typeof id !== 'number') return context.notFound();
  if (id === user.id) return context.refuse(409, 'own-account', { text: 'users.delete.operation/notices.409' });
  await holdAdministrators(context);
  await changeAccount(context, {
    id,
    what: 'delete',
    changes: { active: false, passwordHash: null, attributes: { deletedAt: scope.clock.now() } },
  });
});
