import { type Expression, type SqlBool, sql } from 'kysely';
import type { Report } from '#definitions';
import type { HandlerContext } from '#server';

export type ReportId = NonNullable<Report['id']>;

type Condition = (context: HandlerContext) => Expression<SqlBool>;

/** Id of a predefined report → condition of its projects. The ids and their titles are the value type `report-id`. */
export const projectReports: Readonly<Record<ReportId, Condition>> = {
  'pending-review': () =>
    sql<SqlBool>`project.state = 'OPEN' and project.final_determination_date is null
      and project.initial_recommendation <> 'OPEN'`,
  active: () => sql<SqlBool>`project.state = 'OPEN' and project.status = 'Active'`,
  'ending-soon': ({ scope }) => {
    const today = scope.clock.today();
    const days = Number(scope.settings['endingSoonDays'] ?? 30);
    return sql<SqlBool>`project.state = 'OPEN' and project.project_end_date between ${today}::date
      and ${today}::date + ${days}::integer`;
  },
  'expired-documents': () => sql<SqlBool>`project.state = 'OPEN' and project.document_status = 'EXPIRED'`,
  closed: () => sql<SqlBool>`project.state = 'CLOSED'`,
};

/** Returns whether there is a report with this id. */
export function isReportId(id: unknown): id is ReportId {
  return typeof id === 'string' && Object.hasOwn(projectReports, id);
}
