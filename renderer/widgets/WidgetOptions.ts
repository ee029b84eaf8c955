/** How the options of a field are loaded from an operation: `options.lookup` of its widget. */
export interface WidgetOptions {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly paged: boolean;
  readonly more: boolean;
  search(text: string): void;
  loadMore(): void;
  retry(): void;
}
