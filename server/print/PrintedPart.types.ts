/** One label with its value. */
export interface PrintedPair {
  readonly label: string;
  readonly value: string;
}

/** What is printed, from top to bottom: words that are formatted already, and no layout. */
export type PrintedPart =
  | { readonly part: 'heading'; readonly level: number; readonly text: string }
  | { readonly part: 'paragraph'; readonly text: string }
  | { readonly part: 'pairs'; readonly pairs: readonly PrintedPair[] }
  | { readonly part: 'table'; readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** A screen as it is printed. */
export interface PrintedScreen {
  readonly title: string;
  readonly parts: readonly PrintedPart[];
}
