/** Stands for queries of TanStack Query that grow: a table asks for one page at a time. */
export function infiniteQueryBehavior(): never {
  throw new Error('No query grows');
}
