import { expect } from 'vitest';
import { people, portalPassword } from '../../../../portal/testing/portalPeople.ts';
import { readMails } from '../../../../server/testing/readMails.ts';
import { mustEnter, type Road, type Told, type Walker } from './openRoad.ts';
import { type NewProject, newProject } from './projects.ts';

/** Token of the newest link in the mails to a person; empty when there is none. */
export async function linkTo(
  road: Road,
  email: string,
  page: 'subvendoractivation' | 'resetpassword',
): Promise<string> {
  const texts = (await readMails(road.database, email)).map(({ text }) => text);
  return texts.flatMap((text) => new RegExp(`${page}\\?token=([\\w-]+)`).exec(text)?.[1] ?? []).at(-1) ?? '';
}

/** Subjects of the mails to a person, oldest first. */
export async function subjectsTo(road: Road, email: string): Promise<readonly string[]> {
  return (await readMails(road.database, email)).map(({ subject }) => subject);
}

export function activate(road: Road, token: string, email: string, password = portalPassword): Promise<Told> {
  const body = { token, email, firstName: 'Robin', lastName: 'Road', password };
  return road.visitor.put('/organization/activate', body);
}

export function forget(road: Road, email: string): Promise<Told> {
  return road.visitor.get(`/auth/user/password/${encodeURIComponent(email)}/reset`);
}

export function reset(road: Road, token: string, password = portalPassword): Promise<Told> {
  return road.visitor.post('/auth/user/password/reset', { token, password });
}

/** A project for a contractor whom nobody knew, who has followed the link of the welcome mail. */
export async function newContractor(road: Road, email: string): Promise<NewProject & { readonly window: Walker }> {
  const project = await newProject(road, { candidate: candidate(email) });
  const token = await linkTo(road, email, 'subvendoractivation');
  expect((await activate(road, token, email)).status).toBe(200);
  return { ...project, window: mustEnter(await road.enter(email)) };
}

export function candidate(email: string) {
  return { candidateEmail: email, candidateFirstName: 'Robin', candidateLastName: 'Road' };
}

export async function changeLogin(road: Road, from: string, to: string): Promise<Told> {
  return (await road.as(people.programAdmin)).put('/persons/logicalname', { logicalNameFrom: from, logicalNameTo: to });
}

export async function merge(road: Road, old: string, kept: string): Promise<Told> {
  const body = { oldLogicalName: old, newLogicalName: kept };
  return (await road.as(people.programAdmin)).post('/project/merge/contractors', body);
}

export async function welcome(road: Road, key: string): Promise<Told> {
  return (await road.as(people.programAdmin)).post(`/email/${key}/welcome`);
}

/** Changes an account as the deployment's own tools do: there is no screen for it. */
export async function alter(road: Road, email: string, change: { active?: boolean; roles?: string[] }): Promise<void> {
  await road.database.current().updateTable('account').set(change).where('email', '=', email).execute();
}

interface ClientAnswers {
  readonly gifts?: string;
  readonly regionId?: number;
}

/** Answers the questions of a client and its region with "No", and the gifts that are named. */
export function answerClient(
  window: Walker,
  companyId: number,
  { gifts = 'None', regionId = 1 }: ClientAnswers = {},
): Promise<Told> {
  const own = companyId === 1 ? [301, 308, ...(regionId === 2 ? [312] : [])] : [313];
  const responseList = [...own.map((questionId) => ({ questionId, answer: 'No' })), { questionId: 310, answer: gifts }];
  return window.post('/organization/question/responses', { companyId, regionId, responseList });
}
