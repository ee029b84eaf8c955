import type { FieldModel } from '#engine';
import { useEngineText } from '../texts/useEngineText.ts';
import { useText } from '../texts/useText.ts';
import { FieldValue } from '../values/FieldValue.tsx';
import { sumOfColumn } from './sumOfColumn.ts';

export interface SumsProps {
  readonly field: FieldModel;
  readonly columns: readonly { readonly path: string; readonly field: FieldModel }[];
  readonly rows: readonly unknown[];
}

/** Renders the sums of rows that are cards, each with the title of its column. */
export function SumList({ field, columns, rows }: SumsProps) {
  const say = useEngineText();
  const text = useText();
  const summed = columns.filter(({ path }) => field.rows?.sum.includes(path));
  if (summed.length === 0) return null;
  return (
    <dl className="rows-sums">
      {summed.map(({ path, field: column }) => (
        <div key={path} style={{ display: 'contents' }}>
          <dt>{say('rowsTotalOf', { title: text(column.title) })}</dt>
          <dd>
            <FieldValue field={column} value={sumOfColumn(rows, path)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
