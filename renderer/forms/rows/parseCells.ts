/**
 * Cells of a spreadsheet as they are copied: columns separated by tabs, rows by line ends. A cell with one of them in it
 * is in quotes, which are doubled within it.
 *
 * @example parseCells('Emma\t3\n"The\nVoyage"\t1\n') // [['Emma', '3'], ['The\nVoyage', '1']]
 */
export function parseCells(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const plain = text.replaceAll('\r\n', '\n').replace(/\n$/, '');
  const cells = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))([\t\n]|$)/gy;
  for (;;) {
    const [whole = '', quoted, bare = '', end = ''] = cells.exec(plain) ?? [];
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === '\n') rows.push([]);
    if (end === '' || whole === '') return rows;
  }
}
