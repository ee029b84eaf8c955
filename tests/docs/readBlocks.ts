import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '#compiler';
import { root } from '../boundaries/sourceFiles.ts';

/** A JSON block on a page of the documentation. */
export interface Block {
  /** The second-level heading above it. */
  readonly section: string;
  /** Page and line of its first line, for messages. */
  readonly at: string;
  readonly text: string;
  /** File name, if the preceding line is one in backticks. */
  readonly path?: string;
}

/** Returns the JSON blocks on a page, in their order. */
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

/** Returns the definitions among blocks. If several have the same path, the last one is used. */
export function definitionsIn(blocks: readonly Block[]): readonly SourceFile[] {
  const files = new Map<string, string>();
  for (const { path, text } of blocks) if (path?.includes('/')) files.set(path, text);
  return [...files].map(([path, text]) => ({ path, text }));
}
