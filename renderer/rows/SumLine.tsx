import { useEngineText } from '../texts/useEngineText.ts';
import { FieldValue } from '../values/FieldValue.tsx';
import type { SumsProps } from './SumList.tsx';
import { sumOfColumn } from './sumOfColumn.ts';

interface SumLineProps extends SumsProps {
  /** Number of cells before and after the columns. */
  readonly before: number;
  readonly after: number;
}

/** The last line of a table of rows, with the sums below their columns. */
export function SumLine({ field, columns, rows, before, after }: SumLineProps) {
  const say = useEngineText();
  const sums = field.rows?.sum ?? [];
  const first = columns.findIndex(({ path }) => sums.includes(path));
  if (first < 0) return null;
  // The label is before the first sum, or above it if there is no cell for it.
  const span = before + first;
  return (
    <tfoot>
      <tr>
        {span > 0 && (
          <th scope="row" colSpan={span} style={{ gridColumn: `span ${span}` }}>
            {say('rowsTotal')}
          </th>
        )}
        {columns.slice(first).map(({ path, field: column }, index) => (
          <td key={path} className="rows-right">
            {span === 0 && index === 0 && <span className="visually-hidden">{say('rowsTotal')} </span>}
            {sums.includes(path) && <FieldValue field={column} value={sumOfColumn(rows, path)} />}
          </td>
        ))}
        {after > 0 && <td colSpan={after} style={{ gridColumn: `span ${after}` }} />}
      </tr>
    </tfoot>
  );
}
