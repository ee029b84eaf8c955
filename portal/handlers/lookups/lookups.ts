import { isRecord } from '#engine';
import { type Handler, isRowId, type Queries } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { closureReasons } from './closureReasons.ts';
import { findWorkLocations } from './findWorkLocations.ts';
import { jobFunctions } from './jobFunctions.ts';
import { locations } from './locations.ts';

/** Returns the custom fields that a company requires for projects. */
async function customFields(db: Queries, companyId: unknown): Promise<readonly Readonly<Record<string, unknown>>[]> {
  // Also called for the options of a body that is not validated yet.
  if (!isRowId(companyId)) return [];
  const company = await db.selectFrom('company').select('attributes').where('id', '=', companyId).executeTakeFirst();
  const fields = company?.attributes['customFields'];
  return Array.isArray(fields) ? fields.filter(isRecord) : [];
}

/** Lists that are constants of the code. */
const steadyHandlers = [
  definePortalHandler('lookups.jobFunctions', async () => jobFunctions),
  definePortalHandler('lookups.locations', async ({ args }) =>
    locations.filter((location) => location.locationType === 'Remote' && location.country === args.country),
  ),
  definePortalHandler('projects.closureReasons', async () => closureReasons),
  definePortalHandler('workLocations.list', async ({ args, refuse }) => {
    const filter = args.filter ?? '*-*';
    const found = findWorkLocations(filter, args.regionId ?? 1);
    return (
      found ??
      refuse(
        422,
        'validation',
        `The work location filter "${filter}" is none of *-*, *-{state}-*, *-{state}-{county}-*.`,
      )
    );
  }),
].map((handler): Handler => ({ ...handler, isSteady: true }));

export const lookupHandlers: readonly Handler[] = [
  ...steadyHandlers,
  definePortalHandler('projects.customFields', async ({ db, args }) => customFields(db, args.companyId)),
];
