import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { RowList } from './RowList.ts';

/** Keyboard and clipboard of a row: Alt with an arrow key moves it, and cells of a spreadsheet fill its cells. */
export function useRowKeys({ field, actions, columns }: RowList, index: number) {
  return {
    onKeyDown(event: KeyboardEvent): void {
      if (!event.altKey || field.rows?.isOrdered !== true) return;
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      actions.move(index, event.key === 'ArrowUp' ? -1 : 1);
    },
    onPaste(event: ClipboardEvent): void {
      const text = event.clipboardData.getData('text/plain');
      // A single cell is pasted into its input, and several lines into a multi-line text.
      const isCells = text.includes('\t') || (text.trimEnd().includes('\n') && !isLongText(event.target));
      if (field.rows?.canPaste === false || !isCells || !(event.target instanceof Element)) return;
      const name = event.target.closest('[data-column]')?.getAttribute('data-column');
      const column = columns.findIndex(({ path }) => path === name);
      if (column < 0) return;
      event.preventDefault();
      actions.paste({ row: index, column }, text);
    },
  };
}

function isLongText(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement;
}
