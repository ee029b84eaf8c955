import { readFileSync } from 'node:fs';
import { isRecord } from '#engine';
import type { PortalApp } from './openPortalApp.ts';
import { people } from './portalPeople.ts';

type Json = Readonly<Record<string, unknown>>;

/** Returns a project as the wizard sends it, in the wire format. */
export function projectBody(changes: Json = {}, candidate: Json = {}): Json {
  return {
    projectName: 'Warehouse pilot',
    projectDescription: 'Scope, plan and delivery as agreed.',
    projectStartDate: '2026-12-01',
    projectEndDate: '2027-06-30',
    regionId: 1,
    companyId: 1,
    jobFunctionId: 9,
    jobFunctionDescription: 'Designs, builds and tests software.',
    jobFunctionAgreement: true,
    costCenter: 'CC-1234',
    projectBudget: 25000,
    additionalFields: [
      { field: { id: 1 }, value: 'Weekly' },
      { field: { id: 2 }, value: '90 Hourly' },
    ],
    locationId: 22,
    workLocationId: 'US-CA',
    candidate: {
      candidateEmail: people.contractor,
      candidateFirstName: 'Cleo',
      candidateLastName: 'Contractor',
      candidatePhone: '2025550142',
      candidateW2Past24Months: false,
      candidateOnSite: false,
      ...candidate,
    },
    ...changes,
  };
}

interface CreatedProject {
  readonly projectNumber: string;
  /** Id of the manager's evaluation. */
  readonly managerEvaluation: number;
  readonly contractorEvaluation: number;
}

/** Creates a project over HTTP as a manager. Parts of the body can be replaced. */
export async function createProject(
  portal: PortalApp,
  { as = people.manager, body = {}, candidate = {} }: { as?: string; body?: Json; candidate?: Json } = {},
): Promise<CreatedProject> {
  const answer = await portal.call('POST', '/project', {
    token: await portal.signIn(as),
    body: projectBody(body, candidate),
  });
  if (answer.status !== 200 || !isRecord(answer.json)) throw new Error(`No project: ${answer.status} ${answer.text}`);
  const projectNumber = String(answer.json['projectNumber']);
  const found = await portal.call('GET', `/evaluations?projectNumber=${projectNumber}`, {
    token: await portal.signIn(people.admin),
  });
  const list = contentOf(found.json);
  const idOf = (side: string): number => Number(list.find((evaluation) => evaluation['side'] === side)?.['id']);
  return { projectNumber, managerEvaluation: idOf('manager'), contractorEvaluation: idOf('contractor') };
}

/** Returns the rows of a page. */
export function contentOf(page: unknown): readonly Json[] {
  const content = isRecord(page) ? page['content'] : undefined;
  return Array.isArray(content) ? content.filter(isRecord) : [];
}

export type Side = 'manager' | 'contractor';

interface BankCase {
  readonly case: string;
  readonly given: { readonly regionId: number; readonly type: string };
  readonly answers: Readonly<Record<string, unknown>>;
  readonly expect: { readonly score: number; readonly recommendation: string };
}

/** Returns the test cases of a side's question bank. */
export function bankCases(side: Side): readonly BankCase[] {
  const file = new URL(`../../definitions/evaluations/${side}-questions.flow.cases.json`, import.meta.url);
  const cases: readonly BankCase[] = JSON.parse(readFileSync(file, 'utf8'));
  return cases;
}

export interface WireResponse {
  readonly questionId: number;
  readonly answerId: number;
}

/** Returns the answers of a test case in the wire format. Throws if there is no such case. */
export function responsesOf(side: Side, name: string): readonly WireResponse[] {
  const found = bankCases(side).find((one) => one.case === name);
  if (found === undefined) throw new Error(`No case "${name}".`);
  return Object.entries(found.answers).flatMap(([key, answer]) =>
    (Array.isArray(answer) ? answer : [answer]).map((one) => ({
      questionId: Number(key.slice(1)),
      answerId: Number(one),
    })),
  );
}

/** Submits the answers of a test case for one side. */
export async function submitCase(
  portal: PortalApp,
  { side, id, name = 'allIndependent', as }: { side: Side; id: number; name?: string; as?: string },
): Promise<number> {
  const answer = await portal.call('POST', `/evaluation/${id}/responses?type=${side.toUpperCase()}`, {
    token: await portal.signIn(as ?? people[side]),
    body: { responses: responsesOf(side, name) },
  });
  return answer.status;
}
