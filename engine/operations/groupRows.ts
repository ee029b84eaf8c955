import type { GroupsModel } from '../model/kinds/operation.types.ts';
import { readPath } from '../records/readPath.ts';
import { writePath } from '../records/writePath.ts';

type Row = Readonly<Record<string, unknown>>;

interface Group {
  readonly values: readonly unknown[];
  readonly rows: Row[];
}

/** Groups rows as a server does: sorted by the values in ascending order, without a value last. */
export function groupRows(rows: readonly Row[], { by, sum, count }: GroupsModel): readonly Row[] {
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const values = by.map(({ path, unit }) => valueIn(readPath(row, path), unit));
    const name = JSON.stringify(values.map((value) => value ?? null));
    const group = groups.get(name) ?? { values, rows: [] };
    group.rows.push(row);
    groups.set(name, group);
  }
  return [...groups.values()].sort(inOrder).map((group) => {
    let answer: Row = {};
    for (const [index, { path }] of by.entries()) answer = writeValue(answer, path, group.values[index]);
    for (const path of sum) answer = writeValue(answer, path, sumOf(group.rows, path));
    return count ? { ...answer, count: group.rows.length } : answer;
  });
}

/** The value to group by: for a date, the first day of its month or year. */
function valueIn(value: unknown, unit: 'month' | 'year' | undefined): unknown {
  if (value === undefined || value === null || unit === undefined) return value ?? undefined;
  const text = String(value);
  return unit === 'month' ? `${text.slice(0, 7)}-01` : `${text.slice(0, 4)}-01-01`;
}

function writeValue(row: Row, path: string, value: unknown): Row {
  return value === undefined ? row : writePath(row, path, value);
}

/**
 * The sum of the numbers at a path. Undefined if there are none, as in SQL. Rounds to fifteen digits, which hides
 * binary rounding errors.
 */
function sumOf(rows: readonly Row[], path: string): number | undefined {
  const numbers = rows.map((row) => readPath(row, path)).filter((value) => typeof value === 'number');
  if (numbers.length === 0) return undefined;
  return Number(numbers.reduce((total, value) => total + value, 0).toPrecision(15));
}

function inOrder(left: Group, right: Group): number {
  for (const [index, a] of left.values.entries()) {
    const b = right.values[index];
    if (a === b) continue;
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
    if (order !== 0) return order;
  }
  return 0;
}
