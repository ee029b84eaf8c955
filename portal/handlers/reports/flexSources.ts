import { sql } from 'kysely';
import type { FlexSource } from './FlexSource.types.ts';
import { mostRows, presentPerson, projectColumns } from './flexConditions.ts';

type Row = Readonly<Record<string, unknown>>;

/** Id of the report for the project search. */
export const searchReport = 100;

const projectSearch: FlexSource = {
  id: searchReport,
  params: [
    { name: 'companyId' },
    { name: 'status' },
    { name: 'state' },
    { name: 'projectKey' },
    { name: 'manager' },
    { name: 'contractor' },
    { name: 'startDate' },
    { name: 'endDate' },
  ],
  // On a narrow screen, the last columns are hidden first.
  columns: [
    'projectNumber',
    'projectName',
    'companyName',
    'managerName',
    'contractorName',
    'projectStatus',
    'state',
    'projectStartDate',
    'projectEndDate',
    'recommendation',
    'budget',
    'finalDeterminationDate',
    'managerUserId',
    'contractorUserId',
  ],
  async rows(db, asked) {
    const { rows } = await sql<Row>`select ${projectColumns}, manager.name as "managerName",
        manager.logical_name as "managerUserId", contractor.name as "contractorName",
        contractor.logical_name as "contractorUserId", project.recommendation, project.state,
        project.status as "projectStatus", project.project_start_date as "projectStartDate",
        project.project_end_date as "projectEndDate", project.final_determination_date as "finalDeterminationDate",
        project.project_amount as budget
      from project join company on company.id = project.company_id
      ${presentPerson('manager')} ${presentPerson('contractor')}
      where ${asked} order by project.project_number limit ${mostRows + 1}`.execute(db);
    return rows;
  },
};

/** The date of an answer as the report shows it, which From and To must match. */
const completedOn = sql<string>`to_char(evaluation.completed_at, 'YYYY-MM-DD')`;

const evaluations: FlexSource = {
  id: 101,
  span: { from: completedOn, to: completedOn },
  params: [{ name: 'companyId', required: true }, { name: 'projectKey' }, { name: 'startDate' }, { name: 'endDate' }],
  columns: ['projectNumber', 'projectName', 'companyName', 'side', 'evaluationStatus', 'score', 'completedOn'],
  async rows(db, asked) {
    const { rows } = await sql<Row>`select ${projectColumns}, evaluation.side,
        evaluation.status as "evaluationStatus", evaluation.score,
        ${completedOn} as "completedOn"
      from evaluation join project using (project_number) join company on company.id = project.company_id
      where ${asked} order by project.project_number, evaluation.id limit ${mostRows + 1}`.execute(db);
    return rows;
  },
};

const contractors: FlexSource = {
  id: 102,
  params: [{ name: 'companyId' }, { name: 'contractor' }],
  columns: ['contractorName', 'contractorUserId', 'projects', 'projectEndDate'],
  async rows(db, asked) {
    const { rows } = await sql<Row>`select contractor.name as "contractorName",
        contractor.logical_name as "contractorUserId", count(*)::integer as projects,
        to_char(max(project.project_end_date), 'YYYY-MM-DD') as "projectEndDate"
      from project ${presentPerson('contractor')}
      where contractor.logical_name is not null and ${asked}
      group by contractor.name, contractor.logical_name order by contractor.name limit ${mostRows + 1}`.execute(db);
    return rows;
  },
};

const requests: FlexSource = {
  id: 103,
  params: [{ name: 'companyId' }, { name: 'projectKey' }],
  columns: [
    'projectNumber',
    'projectName',
    'companyName',
    'requester',
    'requestType',
    'requestStatus',
    'amount',
    'toDate',
  ],
  async rows(db, asked) {
    const { rows } = await sql<Row>`select ${projectColumns}, requisition.requester_logical_name as requester,
        requisition.type as "requestType", requisition.status as "requestStatus", requisition.amount,
        requisition.to_date as "toDate"
      from requisition join project using (project_number) join company on company.id = project.company_id
      where ${asked} order by requisition.id desc limit ${mostRows + 1}`.execute(db);
    return rows;
  },
};

/** Every report whose parameters and columns are defined in code. */
export const flexSources: readonly FlexSource[] = [projectSearch, evaluations, contractors, requests];
