import type { WidgetOptions } from '../widgets/WidgetOptions.ts';

/** The state of options that need not be loaded. */
export const staticOptions: WidgetOptions = {
  status: 'ready',
  paged: false,
  more: false,
  search: () => undefined,
  loadMore: () => undefined,
  retry: () => undefined,
};
