import { findRecord } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';

/** How whoever asks can be reached; an account that no record of a person belongs to has its address alone. */
export const ownPerson = definePortalHandler('persons.mine', async (context) => {
  const { email = '', firstName = '', lastName = '' } = context.user;
  const found = await findRecord(context, 'person', email);
  return found ?? { logicalName: email, firstName, lastName, contacts: [{ method: 'Email', value: email }] };
});
