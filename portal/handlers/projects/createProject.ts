import { sql } from 'kysely';
import type { OperationArguments } from '#definitions';
import { readPath } from '#engine';
import { applyTransition, type HandlerContext, isRowId, preparedPrefix, refuseField } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { updateProjects } from '../documents/documentStatus.ts';
import { submitsOf } from '../documents/documentsOf.ts';
import { entityOf } from '../evaluations/evaluationQuestions.ts';
import { evaluationIds, insertRound } from '../evaluations/insertEvaluation.ts';
import { typeOfRound } from '../evaluations/typeOfRound.ts';
import { firstConflictStatus } from '../onboarding/clientQuestions.ts';
import { findOrCreateContractor } from '../onboarding/findOrCreateContractor.ts';
import { reuseConflictAnswers } from '../onboarding/reuseConflictAnswers.ts';
import { findOrCreateManager } from '../persons/findOrCreateManager.ts';
import { holdLogins } from '../persons/holdLogins.ts';
import { assertWorkLocation } from './assertWorkLocation.ts';
import { withNames } from './withNames.ts';
import { withWorkLocation } from './workLocation.ts';

type Row = Readonly<Record<string, unknown>>;

/** Creates a manager's project with its open evaluations. The effects of the lifecycle send the mails. */
export const createProject = definePortalHandler('projects.create', async (context) => {
  const { args, body } = context;
  const { companyId, regionId } = args;
  assertClient(context, companyId);
  assertWorkLocation(context, args);
  // This comes before any event is written: while waiting for a number, the transaction must not hold a lock that
  // others need.
  const { projectNumber, companyName, ids } = await drawNumber(context, companyId, regionId);
  const candidate = candidateOf(args.candidate);
  const login = args.createManager === true ? args.managerInfo?.email : args.managerLogicalName;
  await holdLogins(context.db, [candidate.candidateEmail, ...(login === undefined ? [] : [login])]);
  const manager = await findOrCreateManager(context);
  if (candidate.candidateEmail === manager.logicalName) {
    refuseField(context, { entity: 'candidate', path: 'candidateEmail', below: 'candidate', code: 'options' });
  }
  const contractor = await findOrCreateContractor(context, candidate, companyId);
  const noEval = args.noEval === true;
  const contractorType = noEval ? 'NoEval' : contractor.evaluation;
  const { candidate: _candidate, createManager: _createManager, managerInfo: _managerInfo, ...plain } = body;
  let evaluationId: number | undefined;
  await applyTransition(context, {
    entity: 'project',
    values: {
      ...plain,
      ...withNames(plain),
      ...withWorkLocation(args, 'workLocation', args.workLocationId),
      projectNumber,
      companyName,
      noEval,
      contractorType,
      candidateOnSite: candidate.candidateOnSite,
      candidateW2Past24Months: candidate.candidateW2Past24Months,
      returningIc: contractor.isReturning,
      managers: [manager],
      contractors: [{ ...contractor.person, conflictStatus: firstConflictStatus(context, { companyId, regionId }) }],
      currentStatus: { createdBy: context.user.email },
    },
    columns: presentPeople(manager, contractor.person),
    // The mails of the project contain links to the evaluations.
    alongside: async (project) => {
      if (!noEval) evaluationId = await openEvaluations(context, { project, contractorType, ids });
    },
  });
  if (!contractor.hasNewOrganization) await applyEarlier(context, Number(contractor.person['organizationId']));
  return { projectNumber, contractorType, ...(evaluationId === undefined ? {} : { evaluationId }) };
});

/** Applies the answers and the documents that an organisation gave before to its new project. */
async function applyEarlier(context: HandlerContext, organization: number): Promise<void> {
  await reuseConflictAnswers(context, organization);
  if ((await submitsOf(context.db, organization)).size > 0) await updateProjects(context, organization);
}

interface FirstRound {
  readonly project: Row;
  readonly contractorType: string;
  readonly ids: readonly number[];
}

/** Creates the open evaluations of both sides of a new project. Returns the id of the manager's. */
async function openEvaluations(context: HandlerContext, { project, contractorType, ids }: FirstRound): Promise<number> {
  const { projectNumber, projectName, regionId, companyId } = project;
  const columns = { company_id: companyId };
  const entity = entityOf(context);
  const common = {
    ...{ projectNumber, projectName, regionId, status: 'INCOMPLETE' },
    ...{ createdAt: context.scope.clock.now(), release: context.release.hash },
  };
  const loginOf = (side: 'manager' | 'contractor') => readPath(project, `${side}.logicalName`);
  const round = { reEvaluation: false, contractorType };
  const records = (['manager', 'contractor'] as const).map((side) => ({
    ...common,
    ...{ side, type: typeOfRound(side, round), evaluateeLogicalName: loginOf(side) },
  }));
  const opened = await insertRound(context.db, { records, columns, entity, ids });
  for (const after of opened) {
    await context.events.append({ entity: 'evaluation', key: after.id, what: 'request', after });
  }
  return opened[0]?.id ?? Number.NaN;
}

interface Present {
  readonly logicalName?: unknown;
  readonly firstName?: unknown;
  readonly lastName?: unknown;
}

/**
 * Returns the columns with the current people of a new project. Otherwise the triggers of its people would write the
 * project a second time, with an entry in each of its indexes.
 */
function presentPeople(manager: Present, contractor: Present): Row {
  return {
    manager_name: nameOf(manager),
    manager_login: manager.logicalName,
    contractor_name: nameOf(contractor),
    contractor_login: contractor.logicalName,
  };
}

function nameOf({ firstName, lastName }: Present): string | null {
  return typeof firstName === 'string' && typeof lastName === 'string' ? `${firstName} ${lastName}` : null;
}

/** Refuses a client that the user may not create projects for. */
function assertClient(context: HandlerContext, id: number): void {
  const all = context.access.some((granted) => granted.relation === 'all');
  if (!all && !context.user.companyIds.includes(id)) context.refuse(403, 'forbidden', { text: 'engine/forbidden' });
}

interface DrawnNumber {
  readonly projectNumber: string;
  readonly companyName: string;
  /** Ids for the evaluations of both sides. */
  readonly ids: readonly number[];
}

/**
 * Returns the next project number of a company, the company's name and two ids of evaluations. They are one statement,
 * because each statement slows down imports. Concurrent requests wait for each other and get different numbers.
 */
async function drawNumber(context: HandlerContext, companyId: number, regionId: number): Promise<DrawnNumber> {
  if (!isRowId(companyId)) return context.notFound();
  const { rows } = await sql<{ last: number; name: string; ids: readonly number[] }>`${preparedPrefix}with named as (
      select id, name from company where id = ${companyId}), drawn as (
      insert into project_sequence (company_id, last) select id, 1 from named
      on conflict (company_id) do update set last = project_sequence.last + 1 returning last)
    select last, name, ${evaluationIds(2)} as ids from named, drawn`.execute(context.db);
  const [drawn] = rows;
  if (drawn === undefined) return context.notFound();
  const { last, name: companyName, ids } = drawn;
  return { projectNumber: `${companyId}-${regionId}-${String(last).padStart(6, '0')}`, companyName, ids };
}

export interface Candidate {
  readonly candidateEmail: string;
  readonly candidateFirstName: string;
  readonly candidateLastName: string;
  readonly candidatePhone: string;
  readonly candidateBusinessName?: string | undefined;
  readonly candidateOnSite?: boolean | undefined;
  readonly candidateW2Past24Months?: boolean | undefined;
}

/** Returns a candidate with its required properties. The validation of the body ensures them. */
function candidateOf(given: OperationArguments['projects.create']['candidate']): Candidate {
  const { candidateEmail, candidateFirstName, candidateLastName, candidatePhone, ...rest } = given;
  const required = { candidateEmail, candidateFirstName, candidateLastName, candidatePhone };
  if (!isComplete(required)) throw new Error('A candidate lacks what its entity requires.');
  return { ...rest, ...required };
}

type Required = Pick<Candidate, 'candidateEmail' | 'candidateFirstName' | 'candidateLastName' | 'candidatePhone'>;

function isComplete(parts: { readonly [Name in keyof Required]: string | undefined }): parts is Required {
  return Object.values(parts).every((part) => part !== undefined);
}
