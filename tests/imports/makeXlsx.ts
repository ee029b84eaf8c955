import { makeZip, type ZipPart } from '../files/make/makeZip.ts';

interface Workbook {
  /** Rows below the header, as XML. */
  readonly rows?: string;
  /** XML that follows the rows in the sheet. */
  readonly after?: string;
  readonly titles?: readonly string[];
  /** The whole sheet as XML. Replaces all of the above. */
  readonly sheet?: string;
  /** Attributes of the only sheet in the workbook. */
  readonly attributes?: string;
  /** Elements before the sheets of the workbook. */
  readonly properties?: string;
  readonly sheets?: string;
  readonly strings?: readonly string[];
  /** Additional parts. They replace parts with the same name. */
  readonly parts?: readonly ZipPart[];
}

export const bookTitles = ['ISBN', 'Title', 'Copies', 'Bought', 'Rare'] as const;

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';

/** Returns a workbook as Excel writes it, with the changes of a test. */
export function makeXlsx(workbook: Workbook = {}): Buffer {
  const { attributes = '', properties = '', strings = [], parts = [], sheets } = workbook;
  const own: readonly ZipPart[] = [
    {
      name: '[Content_Types].xml',
      content: `${xml}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${xml}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${xml}<workbook xmlns="${main}" xmlns:r="${office}">${properties}<sheets>${sheets ?? `<sheet name="Books" sheetId="1" r:id="rId1" ${attributes}/>`}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${xml}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      content: `${xml}<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    },
    {
      name: 'xl/sharedStrings.xml',
      content: `${xml}<sst xmlns="${main}">${strings.map((one) => `<si><t>${one}</t></si>`).join('')}</sst>`,
    },
    { name: 'xl/worksheets/sheet1.xml', content: workbook.sheet ?? sheetOf(workbook) },
  ];
  const replaced = new Set(parts.map(({ name }) => name));
  return makeZip([...own.filter(({ name }) => !replaced.has(name)), ...parts]);
}

/** Returns the XML of a sheet with a header and rows. */
function sheetOf({ rows = bookRow(2), after = '', titles = bookTitles }: Workbook): string {
  const first = titles.map((title, column) => textCell(`${letterOf(column)}1`, title)).join('');
  return `${xml}<worksheet xmlns="${main}" xmlns:r="${office}"><sheetData><row r="1">${first}</row>${rows}</sheetData>${after}</worksheet>`;
}

/** Returns a cell with an inline text. */
export function textCell(at: string, text: string): string {
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** Returns a cell with a number. Style 1 formats it as a date. */
export function numberCell(at: string, value: number | string, style = 0): string {
  return `<c r="${at}" s="${style}"><v>${value}</v></c>`;
}

/** Returns a row of a book in which some cells are replaced. */
export function bookRow(row: number, cells: Readonly<Record<string, string>> = {}): string {
  const all: Readonly<Record<string, string>> = {
    A: textCell(`A${row}`, String(1000 + row)),
    B: textCell(`B${row}`, `Book ${row}`),
    C: numberCell(`C${row}`, 2),
    D: numberCell(`D${row}`, 46_000, 1),
    E: `<c r="E${row}" t="b"><v>1</v></c>`,
    ...cells,
  };
  return `<row r="${row}">${Object.keys(all)
    .sort()
    .map((column) => all[column])
    .join('')}</row>`;
}

function letterOf(column: number): string {
  return String.fromCharCode(65 + column);
}
