import { applyTransition, refuseField } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { holdLogins } from '../persons/holdLogins.ts';
import { isLoginInUse } from '../persons/isLoginInUse.ts';

/** Stores a user's request to transfer their organisation to another email address. Only one request can be pending. */
export const requestTransfer = definePortalHandler('organizations.requestTransfer', async (context) => {
  const { args, db, user } = context;
  const { email = '' } = user;
  if (user['subVendorId'] === undefined) return context.notFound();
  await holdLogins(db, [email, args.targetEmail]);
  if (await isLoginInUse(db, args.targetEmail)) return refuseField(context, { path: 'targetEmail', code: 'options' });
  const waiting = await db
    .selectFrom('organization_transfer')
    .select('id')
    .where('requester_logical_name', '=', email)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  if (waiting !== undefined) {
    return context.refuse(409, 'pending', { text: 'organizations.requestTransfer.operation/notices.409' });
  }
  await applyTransition(context, { entity: 'organization-transfer', values: context.body });
});
