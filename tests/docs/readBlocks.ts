import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '#compiler';
import { root } from '../boundaries/sourceFiles.ts';

/** A block of JSON on a page of the documentation. */
export interface Block {
  /** Heading of the second level that it is below. */
  readonly section: string;
  /** Page and line of its first line, for messages. */
  readonly at: string;
  readonly text: string;
  /** Name of its file, if the line before it is one in backticks. */
  readonly path?: string;
}

/** The blocks of JSON on a page, in their order. */
export function readBlocks(page: string): readonly Block[] {
  const lines = readFileSync(join(root, page), 'utf8').split('\n');
  const blocks: Block[] = [];
  let section = '';
  for (const [index, line] of lines.entries()) {
    section = /^## (.+)$/.exec(line)?.[1] ?? section;
    if (line !== '```json') continue;
    const text = lines.slice(index + 1, lines.indexOf('```', index)).join('\n');
    const path = /^`(\S+\.json)`$/.exec(lines[index - 1] ?? '')?.[1];
    blocks.push({ section, at: `${page}:${index + 2}`, text, ...(path === undefined ? {} : { path }) });
  }
  return blocks;
}

/** The definitions among blocks. Where several have the path of one file, the last one is the file. */
export function definitionsIn(blocks: readonly Block[]): readonly SourceFile[] {
  const files = new Map<string, string>();
  for (const { path, text } of blocks) if (path?.includes('/')) files.set(path, text);
  return [...files].map(([path, text]) => ({ path, text }));
}
