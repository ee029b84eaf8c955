/**
 * Cells as text that spreadsheets read: tabs between columns, line breaks between rows. A cell that contains one of
 * them, or begins with a quote, is quoted.
 *
 * @example writeBlock([['Emma', '3']]) // 'Emma\t3'
 */
export function writeBlock(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(quoted).join('\t')).join('\n');
}

function quoted(cell: string): string {
  return /[\t\n\r]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
