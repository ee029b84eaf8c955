import type { FlowItem, FlowProblem } from '#engine';

/** The first page with something wrong or unanswered; the last one when all is well. */
export function firstOpenPage(pages: readonly (readonly FlowItem[])[], problems: readonly FlowProblem[]): number {
  const open = new Set(problems.map(({ path }) => path));
  const index = pages.findIndex((page) => page.some((item) => open.has(item.path.join('.'))));
  return index < 0 ? Math.max(0, pages.length - 1) : index;
}

interface Opening {
  readonly pages: readonly (readonly FlowItem[])[];
  readonly problems: readonly FlowProblem[];
  /** Somebody goes on with answers of their own; else they are those of an earlier time, to be gone through. */
  readonly isResumed: boolean;
}

/** The page that a flow opens at: where one left off, else the first one. */
export function openingPage({ pages, problems, isResumed }: Opening): number {
  return isResumed ? firstOpenPage(pages, problems) : 0;
}
