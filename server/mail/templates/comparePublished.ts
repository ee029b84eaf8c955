import { diffArrays } from 'diff';
import type { TemplateText } from './releaseText.ts';
import { toPlainText } from './writePublished.ts';

/** A line of the published text next to the draft's. Absent on the side without this line. */
export interface LinePair {
  readonly published?: string;
  readonly draft?: string;
}

/** Compares the lines of two texts of a template, subject first. */
export function comparePublished(published: TemplateText, draft: TemplateText): readonly LinePair[] {
  const pairs: LinePair[] = [];
  const changes = diffArrays(linesOf(published), linesOf(draft));
  for (const [index, { added, removed, value }] of changes.entries()) {
    if (!added && !removed) pairs.push(...value.map((line) => ({ published: line, draft: line })));
    else if (removed) {
      const next = changes[index + 1];
      const other = next?.added ? next.value : [];
      for (let line = 0; line < Math.max(value.length, other.length); line += 1)
        pairs.push(pairOf(value[line], other[line]));
    } else if (!changes[index - 1]?.removed) pairs.push(...value.map((line) => ({ draft: line })));
  }
  return pairs;
}

function pairOf(published: string | undefined, draft: string | undefined): LinePair {
  return { ...(published === undefined ? {} : { published }), ...(draft === undefined ? {} : { draft }) };
}

function linesOf({ subject, html }: TemplateText): string[] {
  return [subject, ...toPlainText(html).split(/\n+/)].filter((line) => line.trim() !== '');
}
