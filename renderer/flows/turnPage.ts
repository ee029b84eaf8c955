import type { FlowItem, FlowProblem } from '#engine';
import { firstOpenPage } from './firstOpenPage.ts';

interface PageInput {
  readonly pages: readonly (readonly FlowItem[])[];
  /** The page one is at. */
  readonly at: number;
  /** All that is wrong with the flow. */
  readonly problems: readonly FlowProblem[];
}

/** What a press on Next does: nothing, another page, or the answers are sent. */
export type PageTurn =
  | { readonly kind: 'stay' }
  | { readonly kind: 'page'; readonly at: number }
  | { readonly kind: 'submit' };

/** The problems that stand on one page. */
export function problemsOnPage({ pages, at, problems }: PageInput): readonly FlowProblem[] {
  const page = pages[at] ?? [];
  return problems.filter(({ path }) => page.some((item) => item.path.join('.') === path));
}

/** Whether Next is locked. A box to tick says nothing while it is empty: those pages complain on Next instead. */
export function isPageLocked(input: PageInput): boolean {
  const page = input.pages[input.at] ?? [];
  return (
    problemsOnPage(input).some(({ code }) => code === 'required') &&
    !page.some(({ question }) => question.format === 'pairs')
  );
}

/** Where Next leads from a page. */
export function turnPage(input: PageInput): PageTurn {
  const { pages, at, problems } = input;
  if (isPageLocked(input) || problemsOnPage(input).length > 0) return { kind: 'stay' };
  if (at < pages.length - 1) return { kind: 'page', at: at + 1 };
  // An earlier answer may have come undone by a later one.
  const open = firstOpenPage(pages, problems);
  return problems.length > 0 && open !== at ? { kind: 'page', at: open } : { kind: 'submit' };
}
