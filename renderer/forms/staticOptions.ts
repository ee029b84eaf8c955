import type { WidgetOptions } from '../widgets/WidgetOptions.ts';

/** Options that are all there from the start. */
export const staticOptions: WidgetOptions = {
  status: 'ready',
  paged: false,
  more: false,
  search: () => undefined,
  loadMore: () => undefined,
  retry: () => undefined,
};
