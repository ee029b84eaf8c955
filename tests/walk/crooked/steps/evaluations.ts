import { people } from '../../../../portal/testing/portalPeople.ts';
import { responsesOf, type Side } from '../../../../portal/testing/portalProject.ts';
import type { Road, Told, Walker } from './openRoad.ts';

interface Taking {
  readonly side: Side;
  /** The case of the bank whose answers are sent. */
  readonly answers?: string;
  readonly as?: string;
  /** Another window than the usual one of the person. */
  readonly by?: Walker;
  readonly headers?: Readonly<Record<string, string>>;
  /** Answers to questions of one client, beside those of the case. */
  readonly also?: readonly { readonly questionId: number; readonly answerId: number }[];
}

/** Sends all answers of a side, as the last page of an evaluation does. */
export async function take(
  road: Road,
  id: number,
  { side, answers = 'allIndependent', as, by, headers, also = [] }: Taking,
): Promise<Told> {
  const window = by ?? (await road.as(as ?? people[side]));
  const path = `/evaluation/${id}/responses?type=${side.toUpperCase()}`;
  return window.post(path, { responses: [...responsesOf(side, answers), ...also] }, headers);
}

/** Asks both sides once more. */
export async function askAgain(road: Road, key: string, as: string = people.programAdmin): Promise<Told> {
  return (await road.as(as)).post(`/projects/${key}/reevaluation?forceFullEval=true`);
}

/** Bypasses what is still to be answered. */
export async function bypass(road: Road, key: string, as: string = people.programAdmin): Promise<Told> {
  return (await road.as(as)).post('/projects/evaluation/skip/request', { projectNumber: key });
}

/** Ids of the evaluations that a side finds on the dashboard. */
export async function waiting(
  road: Road,
  { side, key, as = people[side] }: { side: Side; key: string; as?: string },
): Promise<readonly unknown[]> {
  const query = `projectNumber=${key}&${side}LogicalName=${as}&projectState=OPEN`;
  const { rows } = await (await road.as(as)).get(`/evaluations?${query}`);
  return rows.filter(({ status }) => status === 'INCOMPLETE').map(({ id }) => id);
}
