import { createContext, type ReactNode, use } from 'react';

const NearestTitleContext = createContext('');

/** The title that stands above this place: what names a thing that has no title of its own. */
export function useNearestTitle(): string {
  return use(NearestTitleContext);
}

/** Says the title of what is inside. An empty one leaves the title further out in place. */
export function NearestTitle({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const around = useNearestTitle();
  return <NearestTitleContext value={title || around}>{children}</NearestTitleContext>;
}
