import type { CSSProperties } from 'react';
import { HelpButton } from '../../hints/HelpButton.tsx';
import { alignOf } from '../../rows/alignOf.ts';
import type { Column } from '../../rows/columnsOf.ts';
import { SumLine } from '../../rows/SumLine.tsx';
import { useEngineText } from '../../texts/useEngineText.ts';
import { useMarkdown } from '../../texts/useMarkdown.ts';
import { useText } from '../../texts/useText.ts';
import type { EditableRowsProps } from './EditableRowsProps.ts';
import { TableBody } from './TableBody.tsx';
import { TableRow } from './TableRow.tsx';
import { useRowGroups } from './useRowGroups.ts';

/** Renders rows as a table of inputs, with the sums in the last line. */
export function EditableTable({ list, rows, keys, canAdd, sentinel, revealed }: EditableRowsProps) {
  const say = useEngineText();
  const text = useText();
  const markdown = useMarkdown();
  const { columns, field } = list;
  const groups = useRowGroups(keys);
  const isOrdered = field.rows?.isOrdered === true;
  const widths: CSSProperties & { readonly '--rows-columns': string } = {
    minWidth: `${columns.length * 8 + 10}rem`,
    '--rows-columns': widthsOf(columns, isOrdered),
  };
  return (
    <div className="rows-frame">
      <table className="rows-table rows-edited" style={widths} aria-label={text(field.title)}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{say('rowNumbers')}</span>
            </th>
            {columns.map((column) => (
              <th key={column.path} scope="col" className={`rows-${alignOf(column.field)}`}>
                {text(column.field.title)}
                {column.field.required === true && <span aria-hidden="true">&nbsp;*</span>}
                {column.field.help && (
                  <HelpButton about={text(column.field.title)} text={markdown(column.field.help)} />
                )}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{say('rowActions')}</span>
            </th>
          </tr>
        </thead>
        {groups.map(({ id, keys: own, first }) => (
          <TableBody
            key={id}
            {...{ Row: TableRow, list, canAdd, keys: own, first }}
            hasLast={first + own.length === rows.length}
            isRevealed={first <= revealed && revealed < first + own.length}
          />
        ))}
        {keys.length < rows.length && (
          <tbody>
            <tr ref={sentinel}>
              <td colSpan={columns.length + 2} style={{ gridColumn: '1 / -1' }}>
                …
              </td>
            </tr>
          </tbody>
        )}
        <SumLine field={field} columns={columns} rows={rows} before={1} after={1} />
      </table>
    </div>
  );
}

/**
 * Returns the widths of the columns. Each row is a grid of its own, so that those out of sight are neither laid out nor
 * painted: no width depends on the content.
 */
function widthsOf(columns: readonly Column[], isOrdered: boolean): string {
  const aligned = columns.map(({ field }) => alignOf(field));
  const right = aligned.includes('left') ? '8rem' : 'minmax(8rem, 1fr)';
  const widths = aligned.map((align) => (align === 'right' ? right : 'minmax(0, 1fr)'));
  return ['2.75rem', ...widths, isOrdered ? '9.25rem' : '5rem'].join(' ');
}
