import type { ActionModel, CallModel } from './call.types.ts';
import type { Choice, Condition, Expression, Json, Template, Text, Tone } from './value.types.ts';

export type ValueType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'any';

export interface ValueOption {
  readonly value: string | number | boolean;
  readonly title: Text;
  readonly tone?: Tone;
}

/** A rule is asked when the field at `at` is given (and `when` holds); `check` must be true. */
export interface RuleModel {
  readonly rule: string;
  /** Dotted path of the field the message stands at; empty for the whole record. */
  readonly at: string;
  readonly when: Condition;
  readonly check: Expression;
  readonly message: Text;
}

/** Where the choices of a field come from. The stored value is `key` of the picked record. */
export interface OptionsModel {
  readonly source: CallModel | Expression;
  /** Entity of one offered record; absent when the source gives plain values. */
  readonly entity?: string;
  readonly key?: string;
  /** ICU text over the picked record; absent: the value itself. */
  readonly display?: string;
  /** The operation answers in pages: type-ahead, 300 ms, trailing `*`, next page at the end. */
  readonly paged: boolean;
}

/** Fields or answers that the data brings: `from … each … kinds`. */
export interface EachModel {
  readonly from: CallModel | Expression;
  readonly each: Readonly<Record<string, Template | Choice<Template>>>;
  readonly kinds: Readonly<Record<string, FieldModel>>;
}

/** How the rows of a list of records are edited and shown. */
export interface RowsModel {
  /** Paths of the columns whose sum is the last line. */
  readonly sum: readonly string[];
  /** Rows are moved by hand; otherwise they stay in the order in which they were added. */
  readonly isOrdered: boolean;
  /** Text of the button that adds a row. */
  readonly add?: Text;
  /** Cells of a spreadsheet can be pasted. */
  readonly canPaste: boolean;
}

/** One entry of a field list, merged from its entity's property and the exceptions of the place. */
export interface FieldModel {
  /** Dotted path of the property, `currentLoan.state`. Unique in its list. */
  readonly path: string;
  /** Name on the wire; the path when the definition is silent. */
  readonly wire: string;
  readonly title: Text;
  readonly help?: Text;
  readonly placeholder?: Text;
  readonly empty?: Text;
  /** Name under which the browser keeps the answer until the person signs out. */
  readonly recall?: string;
  readonly type: ValueType;
  /** Entity or value type the property refers to. */
  readonly entity?: string;
  readonly format?: string;
  readonly widget?: string;
  /** Words that the format or widget brings (`countries`, `currency`, `step`, `strength`, `extensions`, …). */
  readonly words: Readonly<Record<string, Json>>;
  /** JSON Schema of one value: constraints only, no title. Key of the validator is `constraint`. */
  readonly schema: Readonly<Record<string, Json>>;
  /** Name of the compiled validator of `schema` in the release's validators. Equal schemas share one. */
  readonly constraint: string;
  readonly values?: readonly ValueOption[];
  readonly options?: OptionsModel;
  /** Gives the placeholders that a rich text can contain. */
  readonly placeholders?: Expression;
  readonly when: Condition;
  readonly locked: Condition;
  readonly required: Condition;
  readonly readOnly: boolean;
  readonly allow?: readonly string[];
  readonly default?: Template;
  /** Computed, never typed in. */
  readonly value?: Expression | Choice<Expression>;
  /** The computed value is stored with the record, so that records are sorted and filtered by it. */
  readonly kept?: boolean;
  /** Applied in order over `value` before validation. */
  readonly normalise: readonly Expression[];
  /** Set when this field changes; null clears. */
  readonly fills?: Readonly<Record<string, Template>>;
  /** By schema keyword: `required`, `pattern`, `format`, `minimum`, `const`, `type`, `rules`, `summary`, … */
  readonly messages: Readonly<Record<string, Text>>;
  /** Rules of the value type, over `value`. */
  readonly rules: readonly RuleModel[];
  readonly each?: EachModel;
  readonly stored?: Readonly<Record<string, Template>>;
  readonly by?: string;
  /** Flow whose answers the value is. */
  readonly flow?: string;
  /** Field of the same body whose flow has this field as a result: the server decides its value. */
  readonly decidedBy?: string;
  /** Fields of an object, or of one item of a list. */
  readonly properties?: readonly FieldModel[];
  /** Absent where nothing is said of the rows. */
  readonly rows?: RowsModel;
  readonly actions: readonly ActionModel[];
  /** Heading that begins at this field, from `{ "section": …, "fields": … }`. */
  readonly section?: { readonly name: string; readonly title?: Text };
}
