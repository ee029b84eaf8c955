import { fileTypeFromFile } from 'file-type';
import type { ContentProblem } from './ContentProblem.ts';
import { fileTypes } from './fileTypes.ts';
import { withLocalFile } from './LocalFile.ts';

/** What was found out about a file: its media type, or why it is refused. */
export type CheckedContent = { readonly type: string } | { readonly problem: ContentProblem };

/** Last record of a ZIP archive, which may lie behind another file: some programs then open the archive. */
const archiveEnd = Buffer.from('PK\x05\x06', 'latin1');
const archiveTail = 66_000;
const packed: ReadonlySet<string> = new Set(['docx', 'xlsx']);

/** Checks that the content of a local file is what the extension of its name says, and nothing else. */
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

/** A document of Office that lacks a part is found as an archive: what is wrong with it is found by its own check. */
async function hasType(path: string, expected: string): Promise<boolean> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  return found?.ext === expected || (packed.has(expected) && found?.ext === 'zip');
}

/** The letters behind the last dot of a name, in lower case; empty where it has none. */
function extensionOf(name: string): string {
  return name.includes('.') ? (name.split('.').pop() ?? '').toLowerCase() : '';
}
