import { fileTypeFromFile } from 'file-type';
import type { ContentProblem } from './ContentProblem.ts';
import { fileTypes } from './fileTypes.ts';
import { withLocalFile } from './LocalFile.ts';

/** Result of a content check: the media type, or why the file is refused. */
export type CheckedContent = { readonly type: string } | { readonly problem: ContentProblem };

/** End record of a ZIP archive, which can follow another file; some programs then open the archive. */
const archiveEnd = Buffer.from('PK\x05\x06', 'latin1');
const archiveTail = 66_000;
const packed: ReadonlySet<string> = new Set(['docx', 'xlsx']);

/** Checks that the content of a local file matches the extension of its name, and that it contains nothing else. */
export async function checkContent(path: string, name: string): Promise<CheckedContent> {
  const extension = extensionOf(name);
  const known = fileTypes.get(extension);
  if (known === undefined) return { problem: 'content' };
  const problem = await withLocalFile(path, async (file): Promise<ContentProblem | undefined> => {
    if (file.size === 0) return 'damaged';
    if (known.found !== undefined && !(await hasType(path, known.found))) return 'content';
    const tail = await file.read(Math.max(0, file.size - archiveTail), archiveTail);
    if (!packed.has(extension) && tail.includes(archiveEnd)) return 'content';
    return known.check(file);
  });
  return problem === undefined ? { type: known.type } : { problem };
}

/** An Office document with a missing part is detected as a ZIP archive. Its own check then finds what is wrong. */
async function hasType(path: string, expected: string): Promise<boolean> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  return found?.ext === expected || (packed.has(expected) && found?.ext === 'zip');
}

/** Returns the extension of a name in lower case; empty if it has none. */
function extensionOf(name: string): string {
  return name.includes('.') ? (name.split('.').pop() ?? '').toLowerCase() : '';
}
