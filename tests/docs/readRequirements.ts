import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../boundaries/sourceFiles.ts';

/** An answer to a requirement of a standard. */
export interface Requirement {
  /** The heading above it, such as `V1`. */
  readonly chapter: string;
  readonly number: string;
  readonly level: string;
  readonly subject: string;
  readonly answer: string;
  /** How it is met, or what is missing. */
  readonly how: string;
  /** Files that implement it. */
  readonly files: readonly string[];
}

/** A row of the summary: the number of each answer in a chapter or level. */
export type Counts = readonly [title: string, ...counts: string[]];

/** Returns the answers on a page and its summary, in their order. */
export function readRequirements(page: string): {
  readonly requirements: readonly Requirement[];
  readonly summary: readonly Counts[];
} {
  const requirements: Requirement[] = [];
  const summary: Counts[] = [];
  let chapter = '';
  for (const line of readFileSync(join(root, page), 'utf8').split('\n')) {
    chapter = /^## (\S+)/.exec(line)?.[1] ?? chapter;
    const cells = line.startsWith('| ') ? line.split('|').slice(1, -1) : [];
    const [first = '', ...others] = cells.map((cell) => cell.trim());
    if (chapter === 'Summary' && others.every((cell) => /^\d+$/.test(cell)) && first !== '') {
      summary.push([first, ...others]);
    } else if (/^\d/.test(first)) {
      const [level = '', subject = '', answer = '', how = '', shown = ''] = others;
      const files = [...shown.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
      requirements.push({ chapter, number: first, level, subject, answer, how, files });
    }
  }
  return { requirements, summary };
}
