import { makeZip, type ZipPart } from './makeZip.ts';

const types = (main: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`;

const plain = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const macros = 'application/vnd.ms-word.document.macroEnabled.main+xml';

const relations = (extra = ''): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>${extra}</Relationships>`;

interface DocxFacts {
  readonly text?: string;
  readonly isMacroEnabled?: boolean;
  readonly withoutMain?: boolean;
  /** Relationships of the document, and further parts. */
  readonly relations?: string;
  readonly parts?: readonly ZipPart[];
}

/** Creates a Word document with one paragraph. */
export function makeDocx({ text = 'A quiet book.', isMacroEnabled, withoutMain, ...more }: DocxFacts = {}): Buffer {
  const document = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`;
  return makeZip([
    { name: '[Content_Types].xml', content: types(isMacroEnabled === true ? macros : plain) },
    { name: '_rels/.rels', content: relations() },
    ...(withoutMain === true ? [] : [{ name: 'word/document.xml', content: document }]),
    { name: 'word/_rels/document.xml.rels', content: relations(more.relations) },
    ...(more.parts ?? []),
  ]);
}
