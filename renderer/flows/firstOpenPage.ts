import type { FlowItem, FlowProblem } from '#engine';

/** Returns the index of the first page with a problem or an unanswered question; of the last page if there is none. */
export function firstOpenPage(pages: readonly (readonly FlowItem[])[], problems: readonly FlowProblem[]): number {
  const open = new Set(problems.map(({ path }) => path));
  const index = pages.findIndex((page) => page.some((item) => open.has(item.path.join('.'))));
  return index < 0 ? Math.max(0, pages.length - 1) : index;
}

interface Opening {
  readonly pages: readonly (readonly FlowItem[])[];
  readonly problems: readonly FlowProblem[];
  /**
   * The user continues with their own answers. Otherwise the answers are earlier ones, to be reviewed from the start.
   */
  readonly isResumed: boolean;
}

/** Returns the index of the page that a flow opens with: the first open one if it is resumed, otherwise 0. */
export function openingPage({ pages, problems, isResumed }: Opening): number {
  return isResumed ? firstOpenPage(pages, problems) : 0;
}
