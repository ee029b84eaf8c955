import type { FieldModel } from '#engine';
import type { HandlerContext } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import type { FlexParameter, FlexSource } from './FlexSource.types.ts';
import { flexConditionsFor, mostRows } from './flexConditions.ts';
import { flexSources, searchReport } from './flexSources.ts';

const runOperation = 'flexReports.run';

/** Returns the reports that the user may run, with their parameters and columns in the user's language. */
const listFlexReports = definePortalHandler('flexReports.list', async (context) => {
  const companies = await context.db.selectFrom('company').select(['id', 'name']).orderBy('name').execute();
  return flexSources
    .filter((source) => mayRun(source.id, context))
    .map((source) => ({
      id: source.id,
      displayName: valueTitle(context, propertyOf(context, 'flex-report', 'id'), source.id),
      params: source.params.map((parameter) => parameterOf(context, parameter, companies)),
      columnInfos: columnsOf(context, source),
    }));
});

const runFlexReport = definePortalHandler(runOperation, async (context) => {
  const id = Number(context.args.id);
  const source = flexSources.find((one) => one.id === id);
  if (source === undefined) return context.notFound();
  if (!mayRun(id, context)) return context.refuse(403, 'forbidden', { text: 'engine/forbidden' });
  const missing = source.params.find(({ name, required }) => required === true && isBlank(context.args[name]));
  if (missing !== undefined) {
    const title = context.text(queryField(context, missing.name)?.title ?? { literal: missing.name });
    return context.refuse(422, 'validation', context.text({ text: 'engine/required' }, { title }));
  }
  const found = await source.rows(context.db, flexConditionsFor(context.args, source));
  const rows = found.slice(0, mostRows).map((row) => shapeRow(context, row));
  return { reportId: id, rows, cut: found.length > mostRows };
});

/** The project search has its own permission; all other reports share one. */
function mayRun(id: number, { access }: HandlerContext): boolean {
  const policies = new Set(access.map(({ policy }) => policy));
  return policies.has('report-reader') || (id === searchReport && policies.has('project-searcher'));
}

interface Company {
  readonly id: number;
  readonly name: string;
}

function parameterOf(context: HandlerContext, { name, required }: FlexParameter, companies: readonly Company[]) {
  const field = queryField(context, name);
  const options = choicesOf(context, name, companies);
  return {
    name,
    displayName: context.text(field?.title ?? { literal: name }),
    type: field?.format === 'date' ? ('date' as const) : options.length > 0 ? ('select' as const) : ('text' as const),
    options,
    multiselect: field?.type === 'array',
    required: required === true,
  };
}

/** Returns companies, or the values of the project property with this name. */
function choicesOf(context: HandlerContext, name: string, companies: readonly Company[]) {
  if (name === 'companyId') return companies.map((company) => ({ value: String(company.id), title: company.name }));
  const status = propertyOf(context, 'project', 'currentStatus')?.properties?.find(({ path }) => path === name);
  return (status?.values ?? []).map(({ value, title }) => ({ value: String(value), title: context.text(title) }));
}

function columnsOf(context: HandlerContext, { columns }: FlexSource) {
  return columns.map((name, index) => {
    const property = propertyOf(context, 'flex-row', name);
    return {
      name,
      displayName: context.text(property?.title ?? { literal: name }),
      displayOrder: index + 1,
      type: columnType(property?.format),
    };
  });
}

function columnType(format: string | undefined): 'date' | 'money' | 'text' {
  return format === 'date' || format === 'money' ? format : 'text';
}

/** Returns a row for display: listed values by their titles, without empty values. */
function shapeRow(context: HandlerContext, row: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(row).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(
    entries.map(([name, value]) => {
      const property = propertyOf(context, 'flex-row', name);
      return [name, property?.values === undefined ? value : valueTitle(context, property, value)];
    }),
  );
}

function valueTitle(context: HandlerContext, property: FieldModel | undefined, value: unknown): string {
  const option = property?.values?.find((one) => one.value === value);
  return option === undefined ? String(value) : context.text(option.title);
}

function propertyOf({ release }: HandlerContext, entity: string, path: string): FieldModel | undefined {
  return release.entities[entity]?.properties.find((property) => property.path === path);
}

function queryField({ release }: HandlerContext, name: string): FieldModel | undefined {
  return release.operations[runOperation]?.query.find(({ path }) => path === name);
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

export const flexReportHandlers = [listFlexReports, { ...runFlexReport, onlyReads: true, fromReplica: true }];
