import './rows.css';
import { type FieldModel, type FieldState, resolveFieldStates } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { useScope } from '../scope/useScope.ts';
import { useText } from '../texts/useText.ts';
import { alignOf } from './alignOf.ts';
import { columnsOf } from './columnsOf.ts';
import { FieldValue } from './FieldValue.tsx';
import { SumLine } from './SumLine.tsx';

export interface RowsTableProps {
  readonly field: FieldModel;
  /** The record that the rows are in. */
  readonly record: Readonly<Record<string, unknown>>;
}

/** The rows of a list of records as they are read: a table with the sums in the last line. */
export function RowsTable({ field, record }: RowsTableProps) {
  const { release } = useRuntime();
  const scope = useScope();
  const text = useText();
  const [state] = resolveFieldStates({ fields: [field], draft: record, scope, release, base: 'body' });
  const rows = (state?.rows ?? []).map((row) => cellsByPath(row));
  if (rows.length === 0) return <span className="value-none">—</span>;
  const columns = columnsOf(field.properties).filter(({ path }) => rows.some((row) => row.has(path)));
  const value: readonly unknown[] = Array.isArray(state?.value) ? state.value : [];
  return (
    <div className="rows-frame">
      <table className="rows-table" style={{ tableLayout: 'auto' }} aria-label={text(field.title)}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.path} scope="col" className={`rows-${alignOf(column.field)}`}>
                {text(column.field.title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows that are only read have no other name.
            <tr key={index}>
              {columns.map(({ path, field: column }) => (
                <td key={path} className={`rows-${alignOf(column)}`}>
                  {row.has(path) && <FieldValue field={column} value={row.get(path)} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <SumLine field={field} columns={columns} rows={value} before={0} after={0} />
      </table>
    </div>
  );
}

/** The visible values of a row, by the path of their column. */
function cellsByPath(row: readonly FieldState[], prefix = ''): ReadonlyMap<string, unknown> {
  return new Map(
    row.flatMap((cell): (readonly [string, unknown])[] => {
      if (!cell.visible) return [];
      const path = prefix + cell.field.path;
      return cell.children ? [...cellsByPath(cell.children, `${path}.`)] : [[path, cell.value]];
    }),
  );
}
