import { counties } from './counties.ts';
import { canadianProvinces, usStates } from './usStates.ts';

export interface WorkLocation {
  /** `US-CA`, `US-CA-Alameda`, `US-CA-Alameda-Oakland`. */
  readonly id: string;
  readonly country: 'USA' | 'CAN';
  readonly state: string;
  readonly county?: string;
  readonly city?: string;
}

const pattern = /^\*-(?:([A-Z]{2})-(?:(.+)-)?)?\*$/;

/**
 * Returns work locations by a filter: `*-*` for states, `*-{state}-*` for the counties of a state,
 * `*-{state}-{county}-*` for the cities of a county. Undefined for any other filter.
 */
export function findWorkLocations(filter: string, regionId: number): readonly WorkLocation[] | undefined {
  const match = pattern.exec(filter);
  if (match === null) return undefined;
  const [, state, county] = match;
  const country = regionId === 2 ? ('CAN' as const) : ('USA' as const);
  const prefix = regionId === 2 ? 'CA' : 'US';
  const states = regionId === 2 ? canadianProvinces : usStates;
  if (state === undefined) {
    return Object.entries(states).map(([code, name]) => ({ id: `${prefix}-${code}`, country, state: name }));
  }
  const stateName = Object.hasOwn(states, state) ? states[state] : undefined;
  const ofState = Object.hasOwn(counties, state) ? counties[state] : undefined;
  if (stateName === undefined || ofState === undefined) return [];
  const place = { country, state: stateName };
  if (county === undefined) {
    return Object.keys(ofState).map((name) => ({ id: `${prefix}-${state}-${name}`, ...place, county: name }));
  }
  const cities = Object.hasOwn(ofState, county) ? ofState[county] : undefined;
  if (cities === undefined) return [];
  return [...cities, 'Other'].map((city) => ({ id: `${prefix}-${state}-${county}-${city}`, ...place, county, city }));
}

/** Returns the location in the region with this id: a state, a county or a city. */
export function findWorkLocation(id: string, regionId: number): WorkLocation | undefined {
  const [, state = '', county = ''] = id.split('-');
  const filters = ['*-*', `*-${state}-*`, `*-${state}-${county}-*`];
  return filters.flatMap((filter) => findWorkLocations(filter, regionId) ?? []).find((place) => place.id === id);
}
