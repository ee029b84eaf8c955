import type { FlowItem, FlowProblem } from '#engine';
import { firstOpenPage } from './firstOpenPage.ts';

interface PageInput {
  readonly pages: readonly (readonly FlowItem[])[];
  /** Index of the current page. */
  readonly at: number;
  /** All problems of the flow. */
  readonly problems: readonly FlowProblem[];
}

/** The effect of Next: none, another page, or submitting the answers. */
export type PageTurn =
  | { readonly kind: 'stay' }
  | { readonly kind: 'page'; readonly at: number }
  | { readonly kind: 'submit' };

/** Returns the problems of the current page. */
export function problemsOnPage({ pages, at, problems }: PageInput): readonly FlowProblem[] {
  const page = pages[at] ?? [];
  return problems.filter(({ path }) => page.some((item) => item.path.join('.') === path));
}

/**
 * Returns whether Next is locked. An empty checkbox could mean either answer, so its page reports problems on Next
 * instead.
 */
export function isPageLocked(input: PageInput): boolean {
  const page = input.pages[input.at] ?? [];
  return (
    problemsOnPage(input).some(({ code }) => code === 'required') &&
    !page.some(({ question }) => question.format === 'pairs')
  );
}

/** Returns the effect of Next on the current page. */
export function turnPage(input: PageInput): PageTurn {
  const { pages, at, problems } = input;
  if (isPageLocked(input) || problemsOnPage(input).length > 0) return { kind: 'stay' };
  if (at < pages.length - 1) return { kind: 'page', at: at + 1 };
  // A later answer can invalidate an earlier one.
  const open = firstOpenPage(pages, problems);
  return problems.length > 0 && open !== at ? { kind: 'page', at: open } : { kind: 'submit' };
}
