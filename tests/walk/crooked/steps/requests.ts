import { expect } from 'vitest';
import { people } from '../../../../portal/testing/portalPeople.ts';
import type { Json, Road, Told } from './openRoad.ts';

interface Asked {
  readonly as?: string;
  readonly to?: string;
  readonly amount?: number;
  readonly atOnce?: boolean;
}

/** Asks for a later end or for more money; an administrator may have it at once. */
export async function request(
  road: Road,
  key: string,
  { as = people.manager, to, amount, atOnce }: Asked,
): Promise<Told> {
  const kind = to === undefined ? { type: 'PROJECT_FUND', amount } : { type: 'PROJECT_EXTENSION', toDate: to };
  const now = atOnce === true ? { approveImmediately: true } : {};
  return (await road.as(as)).post('/requisitions', { projectNumber: key, ...kind, ...now });
}

/** Asks as the manager, and gives the id of the request that waits. */
export async function pending(road: Road, key: string, asked: Asked): Promise<number> {
  const { status, json, message } = await request(road, key, asked);
  expect([status, json['status']], String(message)).toEqual([200, 'PENDING']);
  return Number(json['id']);
}

export async function decideRequest(
  road: Road,
  id: number,
  status: 'APPROVED' | 'REJECTED',
  as: string = people.programAdmin,
): Promise<Told> {
  return (await road.as(as)).post(`/requisitions/${id}/approval`, { status, approverNote: 'As agreed.' });
}

/** The requests of a project with their states, oldest first, as a person sees them. */
async function requestsSeen(road: Road, key: string, as: string): Promise<readonly Json[]> {
  const { rows } = await (await road.as(as)).get(`/requisitions?projectNumber=${key}`);
  return rows.toSorted((one, other) => Number(one['id']) - Number(other['id']));
}

/** Expects the states of the requests of a project: the same for an administrator as for the manager, unless told. */
export async function expectRequests(
  road: Road,
  key: string,
  { admin, manager = admin }: { readonly admin: readonly string[]; readonly manager?: readonly string[] },
): Promise<void> {
  const shown = async (as: string) => (await requestsSeen(road, key, as)).map(({ status }) => status);
  expect({ admin: await shown(people.programAdmin), manager: await shown(people.manager) }).toEqual({ admin, manager });
}
