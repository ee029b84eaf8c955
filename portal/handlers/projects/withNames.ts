import { jobFunctions } from '../lookups/jobFunctions.ts';
import { locations } from '../lookups/locations.ts';

type Row = Readonly<Record<string, unknown>>;

/** What a project keeps of the job function and the location that it names by number, for whoever reads it alone. */
export function withNames({ jobFunctionId, locationId }: Row): Row {
  const named = jobFunctions.find(({ id }) => id === jobFunctionId);
  const location = locations.find(({ locationid }) => locationid === locationId);
  return {
    ...(named === undefined ? {} : { jobFunction: named.name }),
    ...(location === undefined ? {} : { location: { locationid: location.locationid, code: location.locationCode } }),
  };
}
