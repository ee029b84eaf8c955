import type { FlowItem } from './FlowAnswers.ts';

/** Groups items into pages: all on one page, one page per question with its children, or one page per group. */
export function pageItems(
  items: readonly FlowItem[],
  pages: 'question' | 'group' | 'all',
): readonly (readonly FlowItem[])[] {
  if (pages === 'all') return items.length > 0 ? [items] : [];
  const result: FlowItem[][] = [];
  let last: string | undefined;
  for (const item of items) {
    const isTop = item.path.length === 1 && item.depth === 0;
    const group = pages === 'group' ? item.question.group : undefined;
    const page = result.at(-1);
    if (!page || (isTop && (group === undefined || group !== last))) result.push([item]);
    else page.push(item);
    if (isTop) last = group;
  }
  return result;
}
