import { sql } from 'kysely';
import type { OperationArguments } from '#definitions';
import { readPath } from '#engine';
import { applyTransition, type HandlerContext, isRowId, preparedPrefix, refuseField } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { updateProjects } from '../documents/documentStatus.ts';
import { submitsOf } from '../documents/documentsOf.ts';
import { entityOf } from '../evaluations/evaluationQuestions.ts';
import { insertEvaluation } from '../evaluations/insertEvaluation.ts';
import { typeOfRound } from '../evaluations/typeOfRound.ts';
import { firstConflictStatus } from '../onboarding/clientQuestions.ts';
import { findOrCreateContractor } from '../onboarding/findOrCreateContractor.ts';
import { reuseConflictAnswers } from '../onboarding/reuseConflictAnswers.ts';
import { findOrCreateManager } from '../persons/findOrCreateManager.ts';
import { assertWorkLocation } from './assertWorkLocation.ts';
import { withNames } from './withNames.ts';
import { withWorkLocation } from './workLocation.ts';

type Row = Readonly<Record<string, unknown>>;

/** Creates a manager's project with its open evaluations. The effects of the lifecycle send the mails. */
export const createProject = definePortalHandler('projects.create', async (context) => {
  const { args, body } = context;
  const { companyId, regionId } = args;
  const company = await companyOf(context, companyId);
  assertWorkLocation(context, args);
  // This comes before any event is written: while waiting for a number, the transaction must not hold a lock that
  // others need.
  const projectNumber = await drawNumber(context, companyId, regionId);
  const manager = await findOrCreateManager(context);
  const candidate = candidateOf(args.candidate);
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
      companyName: company.name,
      noEval,
      contractorType,
      candidateOnSite: candidate.candidateOnSite,
      candidateW2Past24Months: candidate.candidateW2Past24Months,
      returningIc: contractor.isReturning,
      managers: [manager],
      contractors: [{ ...contractor.person, conflictStatus: firstConflictStatus(context, { companyId, regionId }) }],
      currentStatus: { createdBy: context.user.email },
    },
    // The mails of the project contain links to the evaluations.
    alongside: async (project) => {
      if (!noEval) evaluationId = await openEvaluations(context, project, contractorType);
    },
  });
  const organization = Number(contractor.person['organizationId']);
  await reuseConflictAnswers(context, organization);
  // Documents that were uploaded before apply to the new project too.
  if ((await submitsOf(context.db, organization)).size > 0) await updateProjects(context, organization);
  return { projectNumber, contractorType, ...(evaluationId === undefined ? {} : { evaluationId }) };
});

/** Creates the open evaluations of both sides of a new project. Returns the id of the manager's. */
async function openEvaluations(context: HandlerContext, project: Row, contractorType: string): Promise<number> {
  const { projectNumber, projectName, regionId, companyId } = project;
  const columns = { company_id: companyId };
  const entity = entityOf(context);
  const common = {
    ...{ projectNumber, projectName, regionId, status: 'INCOMPLETE' },
    ...{ createdAt: context.scope.clock.now(), release: context.release.hash },
  };
  const loginOf = (side: 'manager' | 'contractor') => readPath(project, `${side}.logicalName`);
  const round = { reEvaluation: false, contractorType };
  const ids: number[] = [];
  for (const side of ['manager', 'contractor'] as const) {
    const own = { ...common, side, type: typeOfRound(side, round), evaluateeLogicalName: loginOf(side) };
    const after = await insertEvaluation(context.db, { record: own, columns, entity, legacyId: ids[0] });
    await context.events.append({ entity: 'evaluation', key: after.id, what: 'request', after });
    ids.push(after.id);
  }
  return ids[0] ?? Number.NaN;
}

/** Returns the client of the project. Refuses a client that the user may not create projects for. */
async function companyOf(context: HandlerContext, id: number): Promise<{ readonly name: string }> {
  const all = context.access.some((granted) => granted.relation === 'all');
  if (!all && !context.user.companyIds.includes(id)) context.refuse(403, 'forbidden', { text: 'engine/forbidden' });
  if (!isRowId(id)) return context.notFound();
  const { rows } = await sql<{ name: string }>`${preparedPrefix}select name from company where id = ${id}`.execute(
    context.db,
  );
  return rows[0] ?? context.notFound();
}

/** Returns the next project number of a company. Concurrent requests wait for each other and get different numbers. */
async function drawNumber({ db }: HandlerContext, companyId: number, regionId: number): Promise<string> {
  const { rows } = await sql<{
    last: number;
  }>`${preparedPrefix}insert into project_sequence (company_id, last) values (${companyId}, 1)
    on conflict (company_id) do update set last = project_sequence.last + 1 returning last`.execute(db);
  return `${companyId}-${regionId}-${String(rows[0]?.last ?? 1).padStart(6, '0')}`;
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
