import { type Expression, type SqlBool, sql } from 'kysely';
import { findRecord, queryPageWith } from '#server';
import { definePortalHandler, type PortalContext } from '../../contract/definePortalHandler.ts';
import { createOrganization } from './createOrganization.ts';
import { addExemption, removeExemption } from './exemption.ts';
import { mergeOrganizations, previewMerge } from './mergeOrganizations.ts';
import { requestTransfer } from './requestTransfer.ts';
import { resendActivation } from './resendActivation.ts';
import { idOfNumber, searchedOrganization } from './searchedOrganization.ts';
import { updateOrganization } from './updateOrganization.ts';
import { findOnboardings, withOnboarding, withOnboardings } from './withOnboardings.ts';

const listOrganizations = definePortalHandler('organizations.list', async (context) => {
  const { search, activated } = context.args;
  const where = [
    notMerged,
    ...(search === undefined ? [] : [searchedOrganization(search)]),
    ...(activated === undefined ? [] : [isActivated(activated)]),
  ];
  const { page, found } = await queryPageWith(context, 'organization', {
    ...{ where, sort: 'name', ignore: ['search', 'activated'] },
    find: (keys) => findOnboardings(context, keys.map(Number)),
  });
  return { ...page, content: withOnboardings(context, page.content, found) };
});

/** Excludes organisations that were merged into another one. */
const notMerged = sql<SqlBool>`not organization.attributes ? 'mergedInto'`;

/** Filters by whether the primary contact has an account with a password. */
function isActivated(activated: boolean): Expression<SqlBool> {
  const password = activated ? sql`account.password_hash is not null` : sql`account.password_hash is null`;
  return sql<SqlBool>`exists (select 1 from account
    where account.email = organization.logical_name and account.active and ${password})`;
}

const getOrganization = definePortalHandler('organizations.get', async (context) => {
  const found = await findRecord(context, 'organization', await keyOf(context));
  return found === undefined ? context.notFound() : withOnboarding(context, found);
});

/** Returns the id of the organisation in the path, by the search type. */
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

/** Organisations, their exemptions, and the links that activate their accounts. */
export const organizationHandlers = [
  { ...listOrganizations, onlyReads: true },
  { ...getOrganization, onlyReads: true },
  createOrganization,
  updateOrganization,
  resendActivation,
  requestTransfer,
  addExemption,
  removeExemption,
  previewMerge,
  mergeOrganizations,
];
