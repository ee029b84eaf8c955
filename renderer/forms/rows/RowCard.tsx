import { memo } from 'react';
import { useEngineText } from '../../texts/useEngineText.ts';
import { fieldId, useFormContext } from '../FormContext.ts';
import { Cell } from './Cell.tsx';
import type { RowProps } from './RowList.ts';
import { RowTools } from './RowTools.tsx';
import { useRowKeys } from './useRowKeys.ts';
import { useRowProblem } from './useRowProblem.ts';

/** A row as a card, for narrow screens. */
export const RowCard = memo(function RowCard(props: RowProps) {
  const { list, index } = props;
  const { prefix } = useFormContext();
  const say = useEngineText();
  const path = `${list.path}.${index}`;
  const problem = useRowProblem(path);
  const id = fieldId(prefix, path);
  return (
    <li id={id} tabIndex={-1} className="rows-card" aria-labelledby={`${id}-number`} {...useRowKeys(list, index)}>
      <div className="rows-card-head">
        <span id={`${id}-number`} className="rows-card-title">
          {say('rowNumber', { count: index + 1 })}
        </span>
        <RowTools {...props} />
      </div>
      {list.columns.map((column) => (
        <div key={column.path} data-column={column.path} className="rows-card-cell">
          <Cell path={`${path}.${column.path}`} index={index} isLabelled />
        </div>
      ))}
      {problem !== undefined && <p className="field-error">{problem}</p>}
    </li>
  );
});
