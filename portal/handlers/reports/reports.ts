import { type Expression, type SqlBool, sql } from 'kysely';
import { queryPage } from '#server';
import { definePortalHandler, type PortalContext } from '../../contract/definePortalHandler.ts';
import { isReportId, projectReports } from './projectReports.ts';

/** Returns the predefined reports, with titles in the reader's language. */
const listReports = definePortalHandler('reports.list', async ({ release, text }) => {
  const offered = release.entities['report']?.properties.find(({ path }) => path === 'id')?.values ?? [];
  return offered.flatMap(({ value, title }) => (isReportId(value) ? [{ id: value, title: text(title) }] : []));
});

/** Returns the projects of a predefined report; with a date range, those within it. */
const runReport = definePortalHandler('reports.run', async (context) => {
  const { reportId } = context.args;
  if (!isReportId(reportId)) return context.notFound();
  return queryPage(context, 'project', {
    where: [projectReports[reportId](context), ...rangeOf(context)],
    sort: 'projectEndDate',
    ignore: ['startDate', 'endDate'],
  });
});

/** A range requires both dates, which are inclusive. */
function rangeOf(context: PortalContext<'reports.run'>): readonly Expression<SqlBool>[] {
  const { startDate, endDate } = context.args;
  if (startDate === undefined && endDate === undefined) return [];
  if (startDate === undefined || endDate === undefined) {
    return context.refuse(422, 'validation', { text: 'choose-report.form/rules.with-end.message' });
  }
  return [
    sql<SqlBool>`project.project_start_date >= ${startDate}`,
    sql<SqlBool>`project.project_end_date <= ${endDate}`,
  ];
}

export const reportHandlers = [listReports, { ...runReport, onlyReads: true }];
