import { expect } from 'vitest';
import { people } from '../../../../portal/testing/portalPeople.ts';
import { projectBody } from '../../../../portal/testing/portalProject.ts';
import type { Json, Road, Told, Walker } from './openRoad.ts';

/** A project with the evaluations that its two sides are to take. */
export interface NewProject {
  readonly key: string;
  readonly manager: number;
  readonly contractor: number;
}

interface Wanted {
  readonly as?: string;
  readonly body?: Json;
  readonly candidate?: Json;
}

/** Creates a project as the wizard does, and finds both evaluations. */
export async function newProject(
  road: Road,
  { as = people.manager, body, candidate }: Wanted = {},
): Promise<NewProject> {
  const created = await (await road.as(as)).post('/project', projectBody(body, candidate));
  expect(created.status, String(created.message)).toBe(200);
  const key = String(created.json['projectNumber']);
  const all = await evaluationsOf(road, key);
  const idOf = (side: string): number => Number(all.find((one) => one['side'] === side)?.['id']);
  return { key, manager: idOf('manager'), contractor: idOf('contractor') };
}

/** All evaluations of a project, oldest first, as an administrator sees them. */
export async function evaluationsOf(road: Road, key: string): Promise<readonly Json[]> {
  const { rows } = await (await road.as(people.programAdmin)).get(`/evaluations?projectNumber=${key}`);
  return rows.toSorted((one, other) => Number(one['id']) - Number(other['id']));
}

/** An act of an administrator of the program on a project. */
async function decide(road: Road, path: string, body: Json, as: string = people.programAdmin): Promise<Told> {
  return (await road.as(as)).post(path, body);
}

interface Act {
  readonly as?: string;
  readonly with?: Json;
}

export function close(road: Road, key: string, { as, with: more = {} }: Act = {}): Promise<Told> {
  return decide(road, '/project/closure', { projectNumber: key, closingDate: '2026-12-01', reasonId: 1, ...more }, as);
}

export function reactivate(road: Road, key: string, { as, with: more = {} }: Act = {}): Promise<Told> {
  return decide(road, '/project/reactivation', { projectNumber: key, ...more }, as);
}

export function determine(road: Road, key: string, { as, with: more = {} }: Act = {}): Promise<Told> {
  const body = { projectNumber: key, companyId: 1, recommendation: 'IC', note: 'Decided.', ...more };
  return decide(road, '/projects/determination', body, as);
}

export function reassess(road: Road, key: string, { as, with: more = {} }: Act = {}): Promise<Told> {
  const body = { projectNumber: key, companyId: 1, recommendation: 'W-2', note: 'Decided again.', ...more };
  return decide(road, '/projects/reassessment', body, as);
}

/** Writes into a project, over a version of it where one is named. */
export async function edit(road: Road, key: string, { as = people.programAdmin, with: body = {} }: Act): Promise<Told> {
  return (await road.as(as)).put(`/projects/${key}`, body);
}

export async function changeManager(road: Road, key: string, [from, to]: readonly [string, string]): Promise<Told> {
  const body = { oldManagerLogicalName: from, newManagerLogicalName: to };
  return decide(road, `/projects/${key}/manager/update`, body);
}

export async function setPlace(road: Road, key: string, { as, place }: { as: string; place: string }): Promise<Told> {
  return (await road.as(as)).post('/projects/contractor/worklocation', { projectNumber: key, workLocationId: place });
}

/** What a person sees of a project now. */
export async function seen(road: Road, key: string, as: string = people.programAdmin): Promise<Json> {
  const { status, json } = await (await road.as(as)).get(`/projects/${key}`);
  return { ...json, answered: status };
}

/** Expects the same facts in the project that each of several people sees. */
export async function expectSeen(
  road: Road,
  { key, by, facts }: { key: string; by: readonly string[]; facts: Json },
): Promise<void> {
  for (const email of by) expect(await seen(road, key, email), email).toMatchObject(facts);
}

/** Both sides of a project and its administrator. */
export const everybody = [people.manager, people.contractor, people.programAdmin] as const;

/** Numbers of the projects on somebody's list. */
export async function projectsOf(window: Walker): Promise<readonly unknown[]> {
  const { rows } = await window.get('/projects/list?size=100');
  return rows.map(({ projectNumber }) => projectNumber).toSorted();
}
