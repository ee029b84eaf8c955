import type { FlowItem, FlowProblem } from '#engine';

/** The first page with something wrong or unanswered; the last one when all is well. */
export function firstOpenPage(pages: readonly (readonly FlowItem[])[], problems: readonly FlowProblem[]): number {
  const open = new Set(problems.map(({ path }) => path));
  const index = pages.findIndex((page) => page.some((item) => open.has(item.path.join('.'))));
  return index < 0 ? Math.max(0, pages.length - 1) : index;
}
