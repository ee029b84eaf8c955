import { createContext, type ReactNode, use } from 'react';

const NearestTitleContext = createContext('');

/** Returns the nearest title above, which labels elements without a title of their own. */
export function useNearestTitle(): string {
  return use(NearestTitleContext);
}

/** Provides the title to its children. An empty title leaves the outer one in effect. */
export function NearestTitle({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const around = useNearestTitle();
  return <NearestTitleContext value={title || around}>{children}</NearestTitleContext>;
}
