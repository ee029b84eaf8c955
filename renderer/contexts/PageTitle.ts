import { createContext, use } from 'react';

export interface PageTitle {
  readonly title: string;
  readonly setTitle: (title: string) => void;
  /** Has a screen reader say that a page was opened, without moving the focus. */
  readonly announce: (title: string) => void;
}

export const PageTitleContext = createContext<PageTitle>({
  title: '',
  setTitle: () => undefined,
  announce: () => undefined,
});

/** Returns the title of the rendered page, and the functions that set and announce it. */
export function usePageTitle(): PageTitle {
  return use(PageTitleContext);
}
