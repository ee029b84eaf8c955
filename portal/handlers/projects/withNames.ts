import { jobFunctions } from '../lookups/jobFunctions.ts';
import { locations } from '../lookups/locations.ts';

type Row = Readonly<Record<string, unknown>>;

/** Returns the names of a project's job function and location, for display. */
export function withNames({ jobFunctionId, locationId }: Row): Row {
  const named = jobFunctions.find(({ id }) => id === jobFunctionId);
  const location = locations.find(({ locationid }) => locationid === locationId);
  return {
    ...(named === undefined ? {} : { jobFunction: named.name }),
    ...(location === undefined ? {} : { location: { locationid: location.locationid, code: location.locationCode } }),
  };
}
