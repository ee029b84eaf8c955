import { findRecord } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { findContractor } from '../persons/findPerson.ts';
import { holdLogins } from '../persons/holdLogins.ts';
import { openContractorAccount } from '../persons/openContractorAccount.ts';
import { sendActivation } from './sendActivation.ts';

/**
 * Mails another link to activate an account: that of the given person, or else of the primary contact. A contractor of
 * a project without an account gets one.
 */
export const resendActivation = definePortalHandler('organizations.resendActivation', async (context) => {
  const { args, db } = context;
  const organization = await findRecord(context, 'organization', args.organizationId);
  if (organization === undefined) return context.notFound();
  const login = args.logicalName ?? String(organization['logicalName']);
  await holdLogins(db, [login]);
  const person = await findRecord(context, 'person', login);
  if (person?.['organizationId'] !== organization['id']) return context.notFound();
  const contractor = await findContractor(context, login);
  if (contractor !== undefined) await openContractorAccount(context, contractor);
  const isSent = await sendActivation(context, { login, organization });
  if (!isSent)
    return context.refuse(409, 'activated', {
      text: 'organizations.resendActivation.operation/query.logicalName.messages.options',
    });
});
