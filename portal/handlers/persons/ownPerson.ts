import { findRecord } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';

/** Returns the user's contact data. An account without a person record only has its address. */
export const ownPerson = definePortalHandler('persons.mine', async (context) => {
  const { email = '', firstName = '', lastName = '' } = context.user;
  const found = await findRecord(context, 'person', email);
  return found ?? { logicalName: email, firstName, lastName, contacts: [{ method: 'Email', value: email }] };
});
