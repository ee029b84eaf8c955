import { canonicalJson, type FieldModel, isRecord } from '#engine';
import type { ShownView } from './shownViews.ts';
import type { Filters, TableState } from './useTableState.ts';

/** What the user has selected in a table, without the number of rows per page. */
export type TableChoice = Omit<TableState, 'size'>;

/** What is needed to read a table's state from a URL. */
export interface TableTerms {
  readonly name: string;
  /** Fields that the table can be filtered by. */
  readonly fields: readonly FieldModel[];
  readonly views: readonly ShownView[];
  /** The filter that is a search box. It is not part of a view. */
  readonly search: string | undefined;
  /** The initial order. */
  readonly sort: string | undefined;
}

/** Returns the table state in a URL; undefined if the URL contains none. */
export function readAddress(params: URLSearchParams, terms: TableTerms): TableChoice | undefined {
  const { name, fields } = terms;
  if (![...params.keys()].some((key) => key.startsWith(`${name}.`))) return undefined;
  const view = terms.views.find((one) => one.name === params.get(`${name}.view`));
  const filters = fields.flatMap((field): [string, unknown][] => {
    const value = readFilter(params, `${name}.${field.path}`, field);
    return value === undefined ? [] : [[field.path, value]];
  });
  const sort = params.get(`${name}.sort`);
  const page = Number(params.get(`${name}.page`) ?? 1);
  return {
    page: Number.isSafeInteger(page) && page > 1 ? page - 1 : 0,
    sort: sort === null ? (view?.sort ?? terms.sort) : sort === '' ? undefined : sort,
    filters: { ...view?.filters, ...Object.fromEntries(filters) },
  };
}

/** Returns the parameters of a URL with a table's state. Other parameters are not changed. */
export function writeAddress(before: URLSearchParams, choice: TableChoice, terms: TableTerms): URLSearchParams {
  const { name, search } = terms;
  const params = new URLSearchParams(before);
  for (const key of [...params.keys()]) if (key.startsWith(`${name}.`)) params.delete(key);
  const view = findView(choice.filters, terms);
  if (view !== undefined) params.set(`${name}.view`, view.name);
  for (const [path, value] of Object.entries(choice.filters)) {
    if (view !== undefined && path !== search) continue;
    if (!isRecord(value)) params.set(`${name}.${path}`, String(value));
    else for (const [end, one] of Object.entries(value)) params.set(`${name}.${path}.${end}`, String(one));
  }
  if (choice.sort !== (view?.sort ?? terms.sort)) params.set(`${name}.sort`, choice.sort ?? '');
  if (choice.page > 0) params.set(`${name}.page`, String(choice.page + 1));
  return params;
}

/** Returns the view with exactly these filters. Its sort order is ignored. */
export function findView<View extends ShownView>(
  filters: Filters,
  { views, search }: { readonly views: readonly View[]; readonly search: string | undefined },
): View | undefined {
  const chosen = canonicalJson(withoutSearch(filters, search));
  return views.find((view) => canonicalJson(view.filters) === chosen);
}

/** Returns the filters of a table without its search box. */
export function withoutSearch(filters: Filters, search: string | undefined): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([path]) => path !== search));
}

function readFilter(params: URLSearchParams, key: string, field: FieldModel): unknown {
  if (field.words['range'] !== true) return readOne(params.get(key), field);
  const ends = (['from', 'to'] as const).flatMap((end): [string, unknown][] => {
    const value = readOne(params.get(`${key}.${end}`), field);
    return value === undefined ? [] : [[end, value]];
  });
  return ends.length === 0 ? undefined : Object.fromEntries(ends);
}

function readOne(written: string | null, { type }: FieldModel): unknown {
  if (written === null || written === '') return undefined;
  if (type === 'boolean') return written === 'true';
  if (type !== 'integer' && type !== 'number') return written;
  return Number.isFinite(Number(written)) ? Number(written) : undefined;
}
