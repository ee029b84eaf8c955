import { type Entry, open, type ZipFile } from 'yauzl';
import type { SheetLimits, SheetProblem } from './SheetContent.types.ts';

const mostParts = 500;
/** Empty rows are counted too: a workbook that was formatted to its last row has a million of them. */
const emptyRows = 20_000;
/** Maximum number of cells. */
const mostCells = 1_000_000;
/** Characters that two chunks share, so that a tag between them is found. */
const overlap = 16;

/**
 * Inspects the parts of a workbook in chunks before it is parsed: their uncompressed size, the number of rows and
 * cells, and entity declarations. Returns undefined if the workbook is acceptable.
 */
export async function inspectPackage(path: string, limits: SheetLimits): Promise<SheetProblem | undefined> {
  const zip = await openZip(path);
  if (zip === undefined) return 'damaged';
  try {
    return await inspectParts(zip, limits);
  } catch {
    return 'damaged';
  } finally {
    zip.close();
  }
}

function openZip(path: string): Promise<ZipFile | undefined> {
  return new Promise((resolve) => {
    open(path, { lazyEntries: true, autoClose: false, strictFileNames: true }, (error, zip) =>
      resolve(error ? undefined : zip),
    );
  });
}

async function inspectParts(zip: ZipFile, limits: SheetLimits): Promise<SheetProblem | undefined> {
  if (zip.entryCount > mostParts) return 'sheetLarge';
  let total = 0;
  for (let left = zip.entryCount; left > 0; left -= 1) {
    const entry = await nextEntry(zip);
    if (entry.isEncrypted()) return 'damaged';
    total += entry.uncompressedSize;
    if (total > limits.bytes) return 'sheetLarge';
    const problem = /\.(xml|rels|vml)$/i.test(entry.fileName) ? await inspectPart(zip, entry, limits) : undefined;
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function nextEntry(zip: ZipFile): Promise<Entry> {
  return new Promise((resolve, reject) => {
    const settle = (): void => void zip.removeAllListeners('entry').removeAllListeners('error');
    zip.once('entry', (entry: Entry) => {
      settle();
      resolve(entry);
    });
    zip.once('error', (error) => {
      settle();
      reject(error);
    });
    zip.readEntry();
  });
}

async function inspectPart(zip: ZipFile, entry: Entry, limits: SheetLimits): Promise<SheetProblem | undefined> {
  const isSheet = /worksheets\//i.test(entry.fileName);
  const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) =>
    zip.openReadStream(entry, (error, found) => (error ? reject(error) : resolve(found))),
  );
  let rest = '';
  let rows = 0;
  let cells = 0;
  for await (const chunk of stream) {
    // Tags are ASCII, and no program writes a part of a workbook in UTF-16.
    const piece = chunk.toString('latin1');
    const text = rest + piece;
    if (/<!(DOCTYPE|ENTITY)/i.test(text) || text.startsWith('\xff\xfe') || text.startsWith('\xfe\xff')) return 'active';
    if (isSheet) {
      rows += count(text, /<(\w+:)?row[\s/>]/g) - count(rest, /<(\w+:)?row[\s/>]/g);
      cells += count(text, /<(\w+:)?c[\s/>]/g) - count(rest, /<(\w+:)?c[\s/>]/g);
      if (rows > limits.rows + emptyRows) return 'sheetRows';
      if (cells > mostCells) return 'sheetLarge';
    }
    rest = text.slice(-overlap);
  }
  return undefined;
}

function count(text: string, mark: RegExp): number {
  return text.match(mark)?.length ?? 0;
}
