import './rows.css';
import { useRef } from 'react';
import { type FieldModel, type FieldState, resolveFieldStates } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { useScope } from '../scope/useScope.ts';
import { useText } from '../texts/useText.ts';
import { FieldValue } from '../values/FieldValue.tsx';
import { alignOf } from './alignOf.ts';
import { type Column, columnsOf } from './columnsOf.ts';
import { SumLine } from './SumLine.tsx';
import { SumList } from './SumList.tsx';
import { useIsNarrow } from './useIsNarrow.ts';

export interface RowsTableProps {
  readonly field: FieldModel;
  /** The record that contains the rows. */
  readonly record: Readonly<Record<string, unknown>>;
}

/** Renders the rows of a list of records, read-only, as a table with the sums in the last line. */
export function RowsTable({ field, record }: RowsTableProps) {
  const { release } = useRuntime();
  const scope = useScope();
  const element = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(element);
  const [state] = resolveFieldStates({ fields: [field], draft: record, scope, release, base: 'body' });
  const rows = (state?.rows ?? []).map((row) => cellsByPath(row));
  const columns = columnsOf(field.properties).filter(({ path }) => rows.some((row) => row.has(path)));
  const values: readonly unknown[] = Array.isArray(state?.value) ? state.value : [];
  const shown = { field, columns, rows, values };
  return (
    <div ref={element} className="rows-frame">
      {rows.length === 0 && <span className="value-none">—</span>}
      {rows.length > 0 && (isNarrow ? <ReadCards {...shown} /> : <ReadTable {...shown} />)}
    </div>
  );
}

interface ReadRowsProps {
  readonly field: FieldModel;
  readonly columns: readonly Column[];
  /** The visible values of each row, by the path of their column. */
  readonly rows: readonly ReadonlyMap<string, unknown>[];
  /** The rows whose values are added up. */
  readonly values: readonly unknown[];
}

function ReadTable({ field, columns, rows, values }: ReadRowsProps) {
  const text = useText();
  return (
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
      <SumLine field={field} columns={columns} rows={values} before={0} after={0} />
    </table>
  );
}

function ReadCards({ field, columns, rows, values }: ReadRowsProps) {
  const text = useText();
  return (
    <div className="rows">
      <ul className="rows-cards" aria-label={text(field.title)}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows that are only read have no other name.
          <li key={index} className="rows-card">
            <dl className="rows-values">
              {columns.map(({ path, field: column }) =>
                row.has(path) ? (
                  <div key={path} style={{ display: 'contents' }}>
                    <dt>{text(column.title)}</dt>
                    <dd>
                      <FieldValue field={column} value={row.get(path)} />
                    </dd>
                  </div>
                ) : null,
              )}
            </dl>
          </li>
        ))}
      </ul>
      <SumList field={field} columns={columns} rows={values} />
    </div>
  );
}

/** Returns the visible values of a row, by the path of their column. */
function cellsByPath(row: readonly FieldState[], prefix = ''): ReadonlyMap<string, unknown> {
  return new Map(
    row.flatMap((cell): (readonly [string, unknown])[] => {
      if (!cell.visible) return [];
      const path = prefix + cell.field.path;
      return cell.children ? [...cellsByPath(cell.children, `${path}.`)] : [[path, cell.value]];
    }),
  );
}
