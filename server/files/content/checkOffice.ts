import { type Entry, open, type ZipFile } from 'yauzl';
import type { ContentCheck, ContentProblem } from './ContentProblem.ts';

/** A Word document has dozens of parts, a large one hundreds. */
const mostParts = 5000;
const mostBytes = 300 * 1024 * 1024;
/** Text compresses to about a twentieth. A much higher ratio indicates a ZIP bomb. */
const largestRatio = 200;
const smallPart = 1024 * 1024;
/** Largest part that is read as text. */
const longestText = 4 * 1024 * 1024;

/** Parts with macros, controls or embedded files. */
const activePart =
  /(^|\/)(vbaProject|vbaData|activeX|ctrlProps)|\.(bin|exe|dll|js|vbs|ocx|ole)$|embeddings\/.*\.(bin|exe|js|vbs|doc|dot|xls|ppt)m?$/i;
/** Parts that are loaded from elsewhere when the document is opened. */
const loadedFrom =
  /<Relationship\b(?=[^>]*TargetMode\s*=\s*["']External["'])(?=[^>]*(attachedTemplate|oleObject|frame|subDocument|externalLinkPath))/i;

/**
 * Returns a check of Office Open XML documents with this main part: no macros, objects or remote templates, and no
 * parts that unpack to much more than their packed size. Every part is unpacked and discarded.
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
    // The library refuses names with paths, and wrong sizes.
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
      // The behaviour of Office is undefined for a package with two parts of one name.
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

/** Unpacks a part and returns its text if it is read. Throws if the part is damaged or larger than declared. */
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
