import { type HandlerContext, refuseField } from '#server';
import { findWorkLocation } from '../lookups/findWorkLocations.ts';
import { locations } from '../lookups/locations.ts';

interface Place {
  readonly regionId: number;
  readonly locationId?: number;
  readonly workLocationId: string;
}

/**
 * Refuses locations that are not available in the region. Screens select them step by step, but the body only has the
 * last one.
 */
export function assertWorkLocation(context: HandlerContext, { regionId, locationId, workLocationId }: Place): void {
  const country = regionId === 2 ? 'CAN' : 'USA';
  const isOffered = locations.some(
    (one) => one.locationType === 'Remote' && one.country === country && one.locationid === locationId,
  );
  if (locationId !== undefined && !isOffered)
    refuseField(context, { entity: 'project', path: 'locationId', code: 'options' });
  if (findWorkLocation(workLocationId, regionId) === undefined)
    refuseField(context, { entity: 'project', path: 'workLocationId', code: 'options' });
}
