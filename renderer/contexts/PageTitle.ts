import { createContext, use } from 'react';

export interface PageTitle {
  readonly title: string;
  readonly setTitle: (title: string) => void;
}

export const PageTitleContext = createContext<PageTitle>({ title: '', setTitle: () => undefined });

/** The title of the drawn page, and how a page says it. */
export function usePageTitle(): PageTitle {
  return use(PageTitleContext);
}
