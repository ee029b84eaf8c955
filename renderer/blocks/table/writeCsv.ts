/**
 * Formats rows as CSV by RFC 4180. A cell that a spreadsheet program would run as a formula is prefixed with an
 * apostrophe.
 *
 * @example writeCsv([['Title', 'Copies'], ['Emma', '3']]) // 'Title,Copies\r\nEmma,3\r\n'
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(?:[.,]\d+)*$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
