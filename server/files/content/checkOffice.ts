import { type Entry, open, type ZipFile } from 'yauzl';
import type { ContentCheck, ContentProblem } from './ContentProblem.ts';

/** A document of Word has some dozens of parts, a large one some hundreds. */
const mostParts = 5000;
const mostBytes = 300 * 1024 * 1024;
/** Text packs to a twentieth; what packs far better consists of nothing else. */
const largestRatio = 200;
const smallPart = 1024 * 1024;
/** Parts that are read as text are small. */
const longestText = 4 * 1024 * 1024;

/** Parts that are macros, controls or files of other programs. */
const activePart =
  /(^|\/)(vbaProject|vbaData|activeX|ctrlProps)|\.(bin|exe|dll|js|vbs|ocx|ole)$|embeddings\/.*\.(bin|exe|js|vbs|doc|dot|xls|ppt)m?$/i;
/** What is loaded from elsewhere when the document is opened. */
const loadedFrom =
  /<Relationship\b(?=[^>]*TargetMode\s*=\s*["']External["'])(?=[^>]*(attachedTemplate|oleObject|frame|subDocument|externalLinkPath))/i;

/**
 * A check of Office Open XML, whose main part is `main`: a package without macros, objects, remote templates and parts
 * that unpack to much more than they are. Every part is unpacked and thrown away.
 */
export function checkOffice(main: string): ContentCheck {
  return async ({ path }) => {
    const zip = await openZip(path);
    if (zip === undefined) return 'damaged';
    try {
      return await checkParts(zip, main);
    } finally {
      zip.close();
    }
  };
}

function openZip(path: string): Promise<ZipFile | undefined> {
  return new Promise((resolve) => {
    // Names with paths and sizes that are not true are refused by the library.
    open(path, { lazyEntries: true, autoClose: false, strictFileNames: true }, (error, zip) =>
      resolve(error ? undefined : zip),
    );
  });
}

async function checkParts(zip: ZipFile, main: string): Promise<ContentProblem | undefined> {
  if (zip.entryCount > mostParts) return 'damaged';
  const names = new Set<string>();
  let total = 0;
  try {
    for await (const entry of entriesOf(zip)) {
      const { fileName: name, uncompressedSize: size, compressedSize: packed } = entry;
      total += size;
      // Office opens a package with two parts of one name in its own way.
      if (names.has(name.toLowerCase()) || entry.isEncrypted()) return 'damaged';
      if (total > mostBytes || (size > smallPart && size > packed * largestRatio)) return 'damaged';
      names.add(name.toLowerCase());
      if (activePart.test(name)) return 'active';
      const isRead = /\.rels$/i.test(name) || name === '[Content_Types].xml';
      const text = await unpack(zip, entry, isRead);
      if (/macroEnabled|vbaProject|activeX/i.test(text) || loadedFrom.test(text)) return 'active';
    }
  } catch {
    return 'damaged';
  }
  return names.has('[content_types].xml') && names.has(main) ? undefined : 'content';
}

async function* entriesOf(zip: ZipFile): AsyncIterable<Entry> {
  for (let left = zip.entryCount; left > 0; left -= 1) {
    yield await new Promise<Entry>((resolve, reject) => {
      zip.once('entry', resolve);
      zip.once('error', reject);
      zip.readEntry();
    });
    zip.removeAllListeners('entry').removeAllListeners('error');
  }
}

/** Unpacks a part, which throws where it is broken or larger than it says; its text where that is read. */
async function unpack(zip: ZipFile, entry: Entry, isRead: boolean): Promise<string> {
  const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) =>
    zip.openReadStream(entry, (error, found) => (error ? reject(error) : resolve(found))),
  );
  let text = '';
  for await (const chunk of stream) {
    if (isRead) text += chunk.toString('utf8');
    if (text.length > longestText) throw new Error('The part is too long.');
  }
  return text;
}
