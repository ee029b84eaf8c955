import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isRowId, likePattern } from '#server';
import type { FlexArguments, FlexParameter, FlexSource } from './FlexSource.types.ts';

type Condition = RawBuilder<SqlBool>;

/** Maximum number of rows of a report. One more row is read to detect truncation. */
export const mostRows = 1000;

/** Columns of a project in reports. `project` is its table and `company` the client. */
export const projectColumns = sql`project.project_number as "projectNumber", project.project_name as "projectName",
  company.name as "companyName"`;

/** Joins the current person of one side of the project. */
export function presentPerson(side: 'manager' | 'contractor'): RawBuilder<unknown> {
  return sql`left join lateral (
    select person.logical_name, person.first_name || ' ' || person.last_name as name from project_person person
    where person.project_number = project.project_number and person.side = ${sql.lit(side)} and person.end_date is null
    order by person.position limit 1) ${sql.id(side)} on true`;
}

/**
 * Returns the parameters of a report as conditions over project, company, manager and contractor. Absent and undeclared
 * parameters are ignored.
 */
export function flexConditionsFor(args: FlexArguments, { params, span = projectSpan }: FlexSource): Condition {
  const asked = params.flatMap(({ name }) => {
    const value = args[name];
    return value === undefined || value === '' ? [] : conditions[name](value, span);
  });
  return asked.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(asked, sql` and `)}`;
}

const never = sql<SqlBool>`false`;

type Span = NonNullable<FlexSource['span']>;

const projectSpan: Span = { from: sql`project.project_start_date`, to: sql`project.project_end_date` };

type Conditions = Readonly<Record<FlexParameter['name'], (value: unknown, span: Span) => Condition>>;

const conditions: Conditions = {
  companyId: (value) => (isRowId(value) ? sql<SqlBool>`project.company_id = ${value}` : never),
  status: (value) => (Array.isArray(value) ? sql<SqlBool>`project.status in (${sql.join(value)})` : never),
  state: (value) => sql<SqlBool>`project.state = ${value}`,
  projectKey: (value) => holds(sql`project.project_number`, value),
  manager: (value) => holds(sql`manager.name || ' ' || manager.logical_name`, value),
  contractor: (value) => holds(sql`contractor.name || ' ' || contractor.logical_name`, value),
  startDate: (value, { from }) => sql<SqlBool>`${from} >= ${value}`,
  endDate: (value, { to }) => sql<SqlBool>`${to} <= ${value}`,
};

function holds(column: RawBuilder<unknown>, text: unknown): Condition {
  return sql<SqlBool>`${column} ilike ${likePattern(String(text), 'anywhere')}`;
}
