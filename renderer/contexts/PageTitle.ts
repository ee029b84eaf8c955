import { createContext, use } from 'react';

export interface PageTitle {
  readonly title: string;
  readonly setTitle: (title: string) => void;
}

export const PageTitleContext = createContext<PageTitle>({ title: '', setTitle: () => undefined });

/** Returns the title of the rendered page, and the function that sets it. */
export function usePageTitle(): PageTitle {
  return use(PageTitleContext);
}
