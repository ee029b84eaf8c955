import { Box } from '@mui/material';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useStudioText } from '../texts/useStudioText.ts';
import type { TableColumn } from './columns.ts';

/** What is typed is written this long after the last key, in ms, so that no key waits for it. */
const writeAfter = 250;

/** How an edit ends: the cell that is next gets the focus. */
export type CellExit = 'stay' | 'down' | 'next' | 'previous';

interface CellInputProps {
  readonly column: TableColumn;
  readonly label: string;
  readonly lang: string;
  /** The text of the cell. */
  readonly value: string;
  /** What was typed to begin with, instead of the text. */
  readonly typed: string | undefined;
  readonly describedBy: string;
  readonly isWrong: boolean;
  /** Called while typing, and once more at the end. */
  readonly onWrite: (text: string, isLast: boolean) => void;
  /** Called on Escape: what was written is taken back. */
  readonly onCancel: () => void;
  readonly onExit: (exit: CellExit) => void;
}

/** The input of the cell that is edited. Escape brings back what the cell was. */
export function CellInput(props: CellInputProps) {
  const { column, label, lang, value, typed, describedBy, isWrong, onExit } = props;
  const say = useStudioText();
  const [text, setText] = useState(typed ?? value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isDone = useRef(false);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const change = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current.onWrite(next, false), writeAfter);
  };
  const end = (exit: CellExit, isKept = true) => {
    if (isDone.current) return;
    isDone.current = true;
    clearTimeout(timer.current);
    if (isKept) latest.current.onWrite(text, true);
    else latest.current.onCancel();
    onExit(exit);
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const isLine = event.key === 'Enter' && (event.shiftKey || event.altKey);
    const exit = event.key === 'Tab' ? (event.shiftKey ? 'previous' : 'next') : 'down';
    if (event.key === 'Escape') end('stay', false);
    else if (event.key === 'F2') end('stay');
    else if ((event.key === 'Enter' && !isLine) || event.key === 'Tab') end(exit);
    else return;
    event.preventDefault();
  };
  const own = {
    'aria-label': label,
    'aria-describedby': describedBy,
    'aria-invalid': isWrong,
    autoFocus: true,
    value: text,
    onKeyDown: press,
    onBlur: () => end('stay'),
  };
  const choices = choicesOf(column, [say('yes'), say('no')]);
  if (choices !== undefined) {
    return (
      <select {...own} onChange={(event) => change(event.target.value)}>
        <option value="" aria-label={say('none')} />
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    );
  }
  return (
    <Box
      component="textarea"
      {...own}
      lang={lang}
      rows={1}
      maxLength={20_000}
      spellCheck={column.kind === 'text'}
      onFocus={(event) => event.target.setSelectionRange(text.length, text.length)}
      onChange={(event) => change(event.target.value)}
    />
  );
}

function choicesOf({ input, field }: TableColumn, both: readonly string[]): readonly string[] | undefined {
  if (input === 'boolean') return both;
  return field.values?.map(({ value }) => String(value));
}
