import type { ActionModel, CallModel } from './call.types.ts';
import type { Choice, Condition, Expression, Json, Template, Text, Tone } from './value.types.ts';

export type ValueType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'any';

export interface ValueOption {
  readonly value: string | number | boolean;
  readonly title: Text;
  readonly tone?: Tone;
}

/** A rule is evaluated if the field at `at` has a value (and `when` holds). `check` must be true. */
export interface RuleModel {
  readonly rule: string;
  /** Dotted path of the field that shows the message. Empty for the whole record. */
  readonly at: string;
  readonly when: Condition;
  readonly check: Expression;
  readonly message: Text;
}

/** The source of the options of a field. The stored value is `key` of the selected record. */
export interface OptionsModel {
  readonly source: CallModel | Expression;
  /** Entity of one option. Absent if the source returns plain values. */
  readonly entity?: string;
  readonly key?: string;
  /** ICU text over the selected record. Default: the value itself. */
  readonly display?: string;
  /** The operation returns pages: type-ahead, 300 ms, trailing `*`, next page at the end. */
  readonly paged: boolean;
}

/** Fields or answers that data describes: `from … each … kinds`. */
export interface EachModel {
  readonly from: CallModel | Expression;
  readonly each: Readonly<Record<string, Template | Choice<Template>>>;
  readonly kinds: Readonly<Record<string, FieldModel>>;
}

/** How the rows of a list of records are edited and shown. */
export interface RowsModel {
  /** Paths of the columns whose sums are in the last line. */
  readonly sum: readonly string[];
  /** The user can move rows. Otherwise they stay in the order in which they were added. */
  readonly isOrdered: boolean;
  /** Label of the button that adds a row. */
  readonly add?: Text;
  /** Cells of a spreadsheet can be pasted. */
  readonly canPaste: boolean;
}

/** One entry of a field list, merged from the property of its entity and the overrides of the list. */
export interface FieldModel {
  /** Dotted path of the property, `currentLoan.state`. Unique in its list. */
  readonly path: string;
  /** Name on the wire. Default: the path. */
  readonly wire: string;
  readonly title: Text;
  readonly help?: Text;
  readonly placeholder?: Text;
  readonly empty?: Text;
  /** Name under which the browser stores the answer until the user signs out. */
  readonly recall?: string;
  readonly type: ValueType;
  /** Entity or value type that the property refers to. */
  readonly entity?: string;
  readonly format?: string;
  readonly widget?: string;
  /** Properties that the format or widget adds (`countries`, `currency`, `step`, `strength`, `extensions`, …). */
  readonly words: Readonly<Record<string, Json>>;
  /** JSON Schema of one value: constraints only, no title. `constraint` is the key of its validator. */
  readonly schema: Readonly<Record<string, Json>>;
  /** Name of the compiled validator of `schema` in the release's validators. Equal schemas share one. */
  readonly constraint: string;
  readonly values?: readonly ValueOption[];
  readonly options?: OptionsModel;
  /** Returns the placeholders that a rich text can contain. */
  readonly placeholders?: Expression;
  readonly when: Condition;
  readonly locked: Condition;
  readonly required: Condition;
  readonly readOnly: boolean;
  readonly allow?: readonly string[];
  readonly default?: Template;
  /** Computed, never entered by a user. */
  readonly value?: Expression | Choice<Expression>;
  /** The computed value is stored with the record, so that records can be sorted and filtered by it. */
  readonly kept?: boolean;
  /** Applied to `value` in order, before validation. */
  readonly normalise: readonly Expression[];
  /** Fields to set when this field changes. Null clears. */
  readonly fills?: Readonly<Record<string, Template>>;
  /** By schema keyword: `required`, `pattern`, `format`, `minimum`, `const`, `type`, `rules`, `summary`, … */
  readonly messages: Readonly<Record<string, Text>>;
  /** Rules of the value type, over `value`. */
  readonly rules: readonly RuleModel[];
  readonly each?: EachModel;
  readonly stored?: Readonly<Record<string, Template>>;
  readonly by?: string;
  /** Flow whose answers are the value. */
  readonly flow?: string;
  /** Field of the same body whose flow has this field as a result: the server decides its value. */
  readonly decidedBy?: string;
  /** Fields of an object, or of one item of a list. */
  readonly properties?: readonly FieldModel[];
  /** Absent if the definition does not configure the rows. */
  readonly rows?: RowsModel;
  readonly actions: readonly ActionModel[];
  /** The heading that this field is under, from `{ "section": …, "fields": … }`. */
  readonly section?: { readonly name: string; readonly title?: Text };
}
