/**
 * Parses cells that were copied from a spreadsheet: tabs separate columns, line breaks separate rows. A cell that
 * contains one of them is quoted, with doubled quotes.
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
