import { use, useEffect, useRef } from 'react';
import { useEngineText } from '../../texts/useEngineText.ts';
import type { Row } from '../../values/rowsOf.ts';
import { SelectionContext } from './Selection.ts';

interface SelectBoxProps {
  readonly rowKey: string;
  readonly row: Row;
  /** The name of the row, for screen readers. */
  readonly name: string;
}

/** A checkbox that selects a row. */
export function SelectBox({ rowKey, row, name }: SelectBoxProps) {
  const selection = use(SelectionContext);
  const say = useEngineText();
  if (selection === undefined) return null;
  return (
    <input
      type="checkbox"
      className="pick-box no-print"
      aria-label={say('pickRow', { title: name })}
      checked={selection.rows.has(rowKey)}
      onChange={({ target }) => selection.pick([[rowKey, row]], target.checked)}
    />
  );
}

interface SelectAllProps {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, index: number) => string;
}

/** A checkbox that selects all rows of a page. */
export function SelectAll({ rows, keyOf }: SelectAllProps) {
  const selection = use(SelectionContext);
  const say = useEngineText();
  const box = useRef<HTMLInputElement>(null);
  const keyed = rows.map((row, index) => [keyOf(row, index), row] as const);
  const count = keyed.filter(([key]) => selection?.rows.has(key)).length;
  const isSome = count > 0 && count < keyed.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  if (selection === undefined) return null;
  return (
    <input
      ref={box}
      type="checkbox"
      className="pick-box no-print"
      aria-label={say('pickAll')}
      checked={keyed.length > 0 && count === keyed.length}
      onChange={({ target }) => selection.pick(keyed, target.checked)}
    />
  );
}
