import { memo } from 'react';
import { alignOf } from '../../rows/alignOf.ts';
import { fieldId, useFormContext } from '../FormContext.ts';
import { Cell } from './Cell.tsx';
import type { RowProps } from './RowList.ts';
import { RowTools } from './RowTools.tsx';
import { useRowKeys } from './useRowKeys.ts';
import { useRowProblem } from './useRowProblem.ts';

/** A row of a table of inputs. */
export const TableRow = memo(function TableRow(props: RowProps) {
  const { list, index } = props;
  const { prefix } = useFormContext();
  const path = `${list.path}.${index}`;
  const problem = useRowProblem(path);
  return (
    <>
      <tr id={fieldId(prefix, path)} tabIndex={-1} {...useRowKeys(list, index)}>
        <th scope="row" className="rows-number">
          {index + 1}
        </th>
        {list.columns.map((column) => (
          <td key={column.path} data-column={column.path} className={`rows-${alignOf(column.field)}`}>
            <Cell path={`${path}.${column.path}`} index={index} />
          </td>
        ))}
        <td>
          <RowTools {...props} />
        </td>
      </tr>
      {problem !== undefined && (
        <tr>
          <td colSpan={list.columns.length + 2} style={{ gridColumn: '1 / -1' }}>
            <p className="field-error">{problem}</p>
          </td>
        </tr>
      )}
    </>
  );
});
