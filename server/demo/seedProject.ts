import type { EntityModel, Release, Scope } from '#engine';
import { addAccount } from '../accounts/addAccount.ts';
import type { Queries } from '../database/Database.types.ts';
import type { EventLog } from '../handlers/handler.types.ts';
import { evaluationStore, projectStore, requisitionStore } from '../handlers/stores.ts';
import { answerBank } from './answerBank.ts';
import { demoCompanies } from './companies.ts';
import { createRandom } from './createRandom.ts';
import type { DemoPerson, DemoProject, Stage } from './demoProjects.ts';
import { envelopeOf, seedDetails } from './seedDetails.ts';
import { determinationOf, seedHistory } from './seedHistory.ts';

export interface SeedContext {
  readonly db: Queries;
  readonly release: Release;
  readonly scope: Scope;
  readonly events: EventLog;
  readonly organizations: ReadonlyMap<string, number>;
}

type Row = Readonly<Record<string, unknown>>;

const day = 86_400_000;

/** Which sides have answered at a stage. */
const answered: Readonly<Record<Stage, readonly ('manager' | 'contractor')[]>> = {
  managerOpen: [],
  contractorOpen: ['manager'],
  awaiting: ['manager', 'contractor'],
  determinedIc: ['manager', 'contractor'],
  determinedW2: ['manager', 'contractor'],
  closed: ['manager', 'contractor'],
  noEvaluation: [],
  extensionAsked: ['manager', 'contractor'],
};

/** Stores one demo project with its evaluations, its request and its history. */
export async function seedProject(project: DemoProject, context: SeedContext): Promise<void> {
  const { db, release, scope, events } = context;
  const projectNumber = `${project.companyId}-${project.regionId}-${String(project.sequence).padStart(6, '0')}`;
  await db
    .insertInto('project_sequence')
    .values({ company_id: project.companyId, last: project.sequence })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ last: project.sequence }))
    .execute();
  const outcomes = project.stage === 'noEvaluation' ? [] : sidesOf(project, context);
  const record = recordOf(project, { projectNumber, outcomes, today: scope.clock.today(), context });
  await projectStore.insert(db, record, entityOf(release, 'project'), { release: release.hash });
  await seedPeople(project, context);
  await seedManagerAccount(project, context.db);
  await seedHistory(record, { projectNumber, events, stage: project.stage });
  await seedDetails(record, context);
  for (const outcome of outcomes) {
    const { recommendation, ...evaluation } = outcome;
    const common = { projectNumber, projectName: project.name, regionId: project.regionId, release: release.hash };
    await evaluationStore.insert(db, { ...common, ...evaluation }, entityOf(release, 'evaluation'), {
      company_id: project.companyId,
      recommendation: recommendation ?? null,
    });
  }
  if (project.stage === 'extensionAsked') await seedRequest(project, projectNumber, context);
}

/** People of projects are known to the portal, also those without an account. */
async function seedPeople({ manager, contractor }: DemoProject, context: SeedContext): Promise<void> {
  const rows = [manager, contractor].map((person) => ({
    logical_name: person.email,
    first_name: person.firstName,
    last_name: person.lastName,
    organization_id: context.organizations.get(person.email) ?? null,
    attributes: JSON.stringify({ contacts: contactsOf(person) }),
  }));
  await context.db
    .insertInto('person')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A manager can be chosen for projects; the password would be chosen by a mailed link. */
async function seedManagerAccount({ manager, companyId }: DemoProject, db: Queries): Promise<void> {
  const known = await db.selectFrom('account').select('id').where('email', '=', manager.email).executeTakeFirst();
  if (known === undefined) await addAccount(db, { ...manager, roles: ['Manager'], companyIds: [companyId] });
}

interface Outcome {
  readonly side: string;
  readonly type: string;
  readonly status: string;
  readonly evaluateeLogicalName: string;
  readonly createdAt: string;
  readonly completedAt?: string;
  readonly score?: unknown;
  readonly recommendation?: unknown;
  readonly evaluationDetails?: readonly Row[];
}

function sidesOf(project: DemoProject, { release, scope }: SeedContext): readonly Outcome[] {
  const random = createRandom(project.sequence);
  const created = shift(scope.clock.today(), project.startsIn - 14);
  return (['manager', 'contractor'] as const).map((side): Outcome => {
    const type = side === 'manager' ? 'MANAGER' : 'CONTRACTOR';
    const person = side === 'manager' ? project.manager : project.contractor;
    const open = { side, type, evaluateeLogicalName: person.email, createdAt: `${created}T09:00:00.000Z` };
    if (!answered[project.stage].includes(side)) return { ...open, status: 'INCOMPLETE' };
    const { regionId, independence: share } = project;
    const result = answerBank({ release, scope, type, regionId, share, random });
    return {
      ...open,
      status: 'COMPLETE',
      completedAt: `${shift(created, side === 'manager' ? 1 : 5)}T15:30:00.000Z`,
      score: result.score,
      recommendation: result.recommendation,
      evaluationDetails: result.details,
    };
  });
}

interface RecordInput {
  readonly projectNumber: string;
  readonly outcomes: readonly Outcome[];
  readonly today: string;
  readonly context: SeedContext;
}

function recordOf(project: DemoProject, { projectNumber, outcomes, today, context }: RecordInput): Row {
  const start = shift(today, project.startsIn);
  const isFree = project.stage === 'noEvaluation';
  return {
    projectNumber,
    projectName: project.name,
    projectDescription: `${project.name} for ${companyName(project.companyId)}: scope, plan and delivery as agreed.`,
    companyId: project.companyId,
    companyName: companyName(project.companyId),
    regionId: project.regionId,
    jobFunctionId: project.jobFunctionId,
    jobFunctionDescription: 'As described for the job function.',
    jobFunctionAgreement: true,
    ...(project.companyId === 1 ? { additionalFields: ownFields } : {}),
    projectStartDate: start,
    projectEndDate: shift(start, project.lastsDays),
    projectAmount: project.amount,
    currentPoAmount: project.amount,
    costCenter: 'n/a',
    noEval: isFree,
    contractorType: isFree ? 'NoEval' : 'Eval',
    classification: determinationOf(project.stage) ?? 'OPEN',
    candidateOnSite: project.sequence % 3 === 0,
    candidateW2Past24Months: false,
    returningIc: project.sequence % 4 === 0,
    locationId: project.regionId === 1 ? 22 : 11,
    workLocationId: project.regionId === 1 ? 'US-CA-Los Angeles-Pasadena' : 'CA-ON-Toronto-Toronto',
    ...(project.stage === 'determinedIc' ? { envelopeId: envelopeOf(projectNumber) } : {}),
    managers: [personOf(project.manager, context)],
    contractors: [{ ...personOf(project.contractor, context), activated: true, conflictStatus: 'INCOMPLETE' }],
    currentStatus: statusOf(project, { outcomes, start, today }),
  };
}

/** Answers to the fields that the first client asks for. */
const ownFields = [
  { field: { id: 1 }, value: 'Monthly' },
  { field: { id: 2 }, value: '90 Hourly' },
] as const;

function statusOf(
  project: DemoProject,
  { outcomes, start, today }: { outcomes: readonly Outcome[]; start: string; today: string },
): Row {
  const determination = determinationOf(project.stage);
  const isClosed = project.stage === 'closed';
  const decidedOn = shift(start, -3);
  return {
    state: isClosed ? 'CLOSED' : 'OPEN',
    status: isClosed
      ? 'Completed'
      : determination !== undefined || project.stage === 'noEvaluation'
        ? 'Active'
        : 'Pending',
    recommendation: determination ?? 'OPEN',
    ...initialOf(outcomes),
    documentStatus: documentStatuses[project.sequence % documentStatuses.length],
    ...(determination === undefined
      ? {}
      : { finalDeterminationDate: decidedOn, note: 'Determined after review of both evaluations.' }),
    ...(determination === undefined || isClosed ? {} : { nextEvalDate: shift(decidedOn, 365) }),
    ...(isClosed ? { closingDate: today, closureReason: { id: 1, label: 'Project completed' } } : {}),
    billBackType: project.sequence % 6 === 0 ? 'STANDARD' : 'NONE',
    eddReportRequired: project.sequence % 5 === 0,
    ...(project.sequence % 10 === 0 ? { eddReportSubmittedOn: start } : {}),
    createdBy: project.manager.email,
  };
}

const documentStatuses = ['INCOMPLETE', 'PENDING_UPLOAD', 'PENDING_ACCEPTANCE', 'COMPLETE', 'EXPIRED'] as const;

function initialOf(outcomes: readonly Outcome[]): Row {
  const done = outcomes.filter((outcome) => outcome.status === 'COMPLETE');
  if (done.length === 0) return {};
  if (done.length === 1) return { initialRecommendation: 'OPEN' };
  const independent = done.every((outcome) => outcome.recommendation === 'IC Pending');
  return { initialRecommendation: independent ? 'IC Pending' : 'W-2 Pending' };
}

async function seedRequest(
  project: DemoProject,
  projectNumber: string,
  { db, release, scope }: SeedContext,
): Promise<void> {
  const end = shift(shift(scope.clock.today(), project.startsIn), project.lastsDays);
  // Every second one asks for money instead of time.
  const wish =
    project.sequence % 16 === 0
      ? { type: 'PROJECT_FUND', amount: project.amount + 5_000 }
      : { type: 'PROJECT_EXTENSION', toDate: shift(end, 60) };
  const request = {
    projectNumber,
    ...wish,
    status: 'PENDING',
    requesterLogicalName: project.manager.email,
    requesteeLogicalName: release.settings['supportMailbox'],
    requesterNote: 'The last delivery needs more than was planned.',
    approveImmediately: false,
    createdAt: scope.clock.now(),
  };
  await requisitionStore.insert(db, request, entityOf(release, 'requisition'), { release: release.hash });
}

function personOf(person: DemoPerson, { organizations }: SeedContext): Row {
  const organizationId = organizations.get(person.email);
  return {
    logicalName: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    ...(organizationId === undefined ? {} : { organizationId }),
    contacts: contactsOf(person),
  };
}

function contactsOf({ email }: DemoPerson): readonly Row[] {
  return [
    { method: 'Email', value: email },
    { method: 'OfficePhone', value: '2025550142' },
  ];
}

function companyName(id: number): string {
  return demoCompanies.find((company) => company.id === id)?.name ?? '';
}

function entityOf(release: Release, id: string): EntityModel {
  const entity = release.entities[id];
  if (entity === undefined) throw new Error(`The release has no entity "${id}".`);
  return entity;
}

/** The day so many days later, as an ISO date. */
function shift(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
}
