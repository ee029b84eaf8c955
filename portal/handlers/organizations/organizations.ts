import { findRecord, queryPage } from '#server';
import { definePortalHandler, type PortalContext } from '../../contract/definePortalHandler.ts';
import { createOrganization } from './createOrganization.ts';
import { addExemption, removeExemption } from './exemption.ts';
import { resendActivation } from './resendActivation.ts';
import { idOfNumber, searchedOrganization } from './searchedOrganization.ts';
import { updateOrganization } from './updateOrganization.ts';

const listOrganizations = definePortalHandler('organizations.list', (context) => {
  const { search } = context.args;
  const where = search === undefined ? [] : [searchedOrganization(search)];
  return queryPage(context, 'organization', { where, sort: 'name', ignore: ['search'] });
});

const getOrganization = definePortalHandler('organizations.get', async (context) => {
  const found = await findRecord(context, 'organization', await keyOf(context));
  return found ?? context.notFound();
});

/** The id of the organisation that the address names, by what it is searched by. */
async function keyOf({ db, args }: PortalContext<'organizations.get'>): Promise<unknown> {
  const { organizationId, searchType } = args;
  const named = String(organizationId);
  if (searchType === 'number') return idOfNumber(named);
  if (searchType !== 'logicalName') return organizationId;
  const found = await db
    .selectFrom('organization')
    .select('id')
    .where('logical_name', '=', named.toLowerCase())
    .orderBy('id')
    .executeTakeFirst();
  return found?.id;
}

/** Organisations, what they are exempt from, and the links that activate their accounts. */
export const organizationHandlers = [
  listOrganizations,
  getOrganization,
  createOrganization,
  updateOrganization,
  resendActivation,
  addExemption,
  removeExemption,
];
