/** A label with its value. */
export interface PrintedPair {
  readonly label: string;
  readonly value: string;
}

/** A printed part, in order from top to bottom. Its texts are formatted, and it has no layout. */
export type PrintedPart =
  | { readonly part: 'heading'; readonly level: number; readonly text: string }
  | { readonly part: 'paragraph'; readonly text: string }
  | { readonly part: 'pairs'; readonly pairs: readonly PrintedPair[] }
  | { readonly part: 'table'; readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** A printed screen. */
export interface PrintedScreen {
  readonly title: string;
  readonly parts: readonly PrintedPart[];
}
