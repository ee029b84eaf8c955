import { isAllowed, isRecord } from '#engine';
import { applyTransition, lockRecord } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { findWorkLocation } from '../lookups/findWorkLocations.ts';
import { assertWorkLocation } from './assertWorkLocation.ts';

type Row = Readonly<Record<string, unknown>>;

/** Who has selected a location: the manager, or the contractor in response. */
type Side = 'workLocation' | 'contractorResponse';

/** Placeholder for an unspecified part of a location. */
const blank = '*';

/** Returns the locations of a project with that of one side replaced. */
export function withWorkLocation(project: Row, side: Side, workLocationId: string): { readonly workLocationInfo: Row } {
  const {
    state,
    county = blank,
    city = blank,
  } = findWorkLocation(workLocationId, Number(project['regionId'])) ?? {
    state: blank,
  };
  const known = project['workLocationInfo'];
  return { workLocationInfo: { ...(isRecord(known) ? known : {}), [side]: { state, county, city } } };
}

/** A contractor's location is stored next to the manager's; an administrator corrects the manager's. */
export const setWorkLocation = definePortalHandler('projects.setWorkLocation', async (context) => {
  const { args, record, release, scope } = context;
  if (record === undefined) return context.notFound();
  const { workLocationId } = args;
  assertWorkLocation(context, { regionId: Number(record['regionId']), workLocationId });
  const key = String(record['projectNumber']);
  const project = await lockRecord(context, 'project', key);
  const values = isAllowed(['program-admin'], scope, release)
    ? { workLocationId, ...withWorkLocation(project, 'workLocation', workLocationId) }
    : withWorkLocation(project, 'contractorResponse', workLocationId);
  await applyTransition(context, { entity: 'project', key, values });
});
