import { parseTree } from 'jsonc-parser';
import type { SourceFile } from './Definition.ts';
import { partMark, readFileName } from './readFileName.ts';

/**
 * Splits each file of translations into one file for each translated definition, such as
 * `definitions/books/locale/fr.json#book.entity`. A file that cannot be parsed stays whole, so that the gate reports
 * it.
 */
export function splitTranslations(files: readonly SourceFile[]): readonly SourceFile[] {
  return files.flatMap((file) => {
    const name = readFileName(file.path);
    return name.fault === undefined && name.several ? partsOf(file) : [file];
  });
}

function partsOf(file: SourceFile): readonly SourceFile[] {
  const { path, text } = file;
  const tree = parseTree(text);
  if (tree?.type !== 'object') return [file];
  return (tree.children ?? []).flatMap(({ children = [] }): SourceFile[] => {
    const [key, value] = children;
    if (key === undefined || value === undefined || key.value === '$schema') return [];
    const part = text.slice(value.offset, value.offset + value.length);
    return [{ path: `${path}${partMark}${String(key.value)}`, text: part }];
  });
}
