/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A compiled expression: CEL source without the leading `=` of the definition. */
export interface Expression {
  readonly '=': string;
}

/** One branch of a choice. The first branch whose `when` and `allow` hold applies. The last one may have neither. */
export interface Branch<T> {
  readonly when?: Condition;
  readonly allow?: readonly string[];
  readonly is: T;
}

/** A conditional value: `[{ "when": …, "is": … }, …, otherwise]` in a definition. */
export interface Choice<T> {
  readonly choice: readonly Branch<T>[];
}

/** `true`, `false`, an expression of type bool, or a choice of these. */
export type Condition = boolean | Expression | Choice<boolean | Expression>;

/** A text by its key in the catalogues: `<id>.<kind>/<path of names>`, e.g. `close-project.form/text`. */
export interface TextRef {
  readonly text: string;
}

/** A text from data (a foreign question, a title from the server), shown without translation. */
export interface LiteralText {
  readonly literal: string;
}

export type Text = TextRef | LiteralText | Choice<TextRef | LiteralText>;

/** Plain JSON, an expression, a choice, or a list or map of templates. An object `{ "=": … }` is an expression. */
export type Template =
  | null
  | boolean
  | number
  | string
  | Expression
  | Choice<Template>
  | readonly Template[]
  | { readonly [key: string]: Template };

/** How serious a value, a banner or a notice is. */
export type Tone = 'success' | 'info' | 'warning' | 'error' | 'neutral';
