// Generated from the meta-schema by `npm run generate`. Do not edit.

/**
 * A text in ICU form, or a choice of texts.
 */
export type Text =
  | string
  | (
      | {
          when?: Condition;
          allow?: Allow;
          /**
           * A text.
           */
          is: string;
        }
      | string
    )[];
/**
 * True, false, an expression that is one of them, or a choice.
 */
export type Condition =
  | boolean
  | string
  | (
      | {
          when?: Condition;
          allow?: Allow;
          /**
           * What holds then.
           */
          is: boolean | string;
        }
      | (boolean | string)
    )[];
/**
 * One policy, or several of which any will do.
 */
export type Allow = string | string[];
/**
 * A type of JSON Schema, an entity, or a property of one; [] makes a list, ? makes it optional.
 */
export type Type = string;
/**
 * Something a person can do: run, open, go, do, a menu of these, or a button without a target.
 */
export type Action = RunAction | OpenAction | GoAction | DoAction | MenuAction | ButtonAction;
/**
 * An operation asked for.
 */
export type Call = string | CallWords;
/**
 * Stay, advance, or an action.
 */
export type Failed = ('stay' | 'advance') | Action;
/**
 * How serious it is.
 */
export type Tone = 'success' | 'info' | 'warning' | 'error' | 'neutral';
/**
 * Actions in their order.
 */
export type Actions = Action[];
/**
 * A text in ICU form with Markdown, or a choice of such texts.
 */
export type Markdown =
  | string
  | (
      | {
          when?: Condition;
          allow?: Allow;
          /**
           * A text with Markdown.
           */
          is: string;
        }
      | string
    )[];
/**
 * Name of a drawn sign.
 */
export type Icon =
  | 'add'
  | 'article'
  | 'assignment'
  | 'back'
  | 'badge'
  | 'building'
  | 'calendar'
  | 'chart'
  | 'check'
  | 'close'
  | 'copy'
  | 'dashboard'
  | 'delete'
  | 'download'
  | 'edit'
  | 'error'
  | 'folder'
  | 'group'
  | 'help'
  | 'history'
  | 'info'
  | 'key'
  | 'link'
  | 'lock'
  | 'mail'
  | 'money'
  | 'more'
  | 'note'
  | 'person'
  | 'place'
  | 'print'
  | 'refresh'
  | 'schedule'
  | 'search'
  | 'send'
  | 'settings'
  | 'shield'
  | 'undo'
  | 'upload'
  | 'view'
  | 'warning';
/**
 * How it is shown.
 */
export type Mode = 'edit' | 'read' | 'print';
/**
 * A call, an expression, or a choice of these.
 */
export type Source =
  | Call
  | string
  | (
      | Call
      | string
      | {
          when?: Condition;
          allow?: Allow;
          /**
           * What holds then.
           */
          is: Call | string;
        }
    )[];
/**
 * A block of a page.
 */
export type Block =
  | SectionBlock
  | ColumnsBlock
  | TabsBlock
  | TabBlock
  | DetailsBlock
  | TableBlock
  | FormBlock
  | FlowBlock
  | WizardBlock
  | PartBlock
  | CardsBlock
  | StepperBlock
  | TimelineBlock
  | BannerBlock
  | MarkdownBlock;
/**
 * Keeps what a person set: in this browser, under a key, for as long as told.
 */
export type Remember =
  | boolean
  | {
      /**
       * Name it is kept under; blocks with one key share it.
       */
      key?: string;
      /**
       * Kept apart for each value of this.
       */
      per?: string;
      /**
       * Most values kept.
       */
      max?: number;
    };
/**
 * A property, bare or with exceptions; or a group of them.
 */
export type Field = string | FieldWords | FieldGroup;
/**
 * Values in their order; a bare value reads as itself.
 *
 * @minItems 1
 */
export type Values = (
  | (string | number | boolean)
  | {
      /**
       * The value.
       */
      value: string | number | boolean;
      title?: Text;
      tone?: Tone;
    }
)[];
/**
 * An expression, or a choice of expressions.
 */
export type Computed =
  | string
  | (
      | {
          when?: Condition;
          allow?: Allow;
          /**
           * An expression.
           */
          is: string;
        }
      | string
    )[];
/**
 * A call or an expression that gives the records to pick from.
 */
export type Options = Call | string;
/**
 * Name of a widget.
 */
export type Widget =
  | 'text'
  | 'email'
  | 'tel'
  | 'password'
  | 'new-password'
  | 'textarea'
  | 'number'
  | 'money'
  | 'pay'
  | 'date'
  | 'checkbox'
  | 'yes-no'
  | 'radio'
  | 'select'
  | 'toggle'
  | 'autocomplete'
  | 'multi-select'
  | 'file';
/**
 * Words of one entry over `item` and `list`, or the entity whose mapping is taken.
 */
export type Each =
  | string
  | {
      [k: string]: unknown;
    };
/**
 * Rules, each of which must be kept.
 */
export type Rules = Rule[];
/**
 * Fields in their order.
 *
 * @minItems 1
 */
export type Fields = Field[];
/**
 * Fields in their order, or fields that the data brings.
 */
export type FieldsOrEach =
  | Fields
  | {
      from: Source;
      each: Each;
      kinds?: Kinds;
    };
/**
 * Blocks in their order.
 */
export type Body = Block[];

/**
 * What is seen.
 */
export interface ScreenDefinition {
  /**
   * Schema of this kind, for editors.
   */
  $schema?: string;
  title?: Text;
  /**
   * Address of the screen; without one it is a part.
   */
  route?: string;
  given?: Given;
  allow?: Allow;
  /**
   * Actions before it is drawn.
   */
  enter?: Action[];
  data?: Data;
  /**
   * Screens above it.
   *
   * Items: A screen.
   */
  trail?: string[];
  actions?: Actions;
  body: Body;
}
/**
 * What the host must hand over, by name and type.
 */
export interface Given {
  [k: string]: Type;
}
/**
 * An action headed by `run`.
 */
export interface RunAction {
  /**
   * Operation to run.
   */
  run: string;
  /**
   * Name of its outcome, `run.<as>`.
   */
  as?: string;
  otherwise?: Call;
  title?: Text;
  help?: Markdown;
  icon?: Icon;
  when?: Condition;
  locked?: Condition;
  allow?: Allow;
  notices?: Notices;
  with?: With;
  confirm?: Text;
  /**
   * How it is drawn.
   */
  look?: 'button' | 'icon' | 'link' | 'split';
  /**
   * Where a screen opens.
   */
  tab?: 'same' | 'new';
  mode?: Mode;
  /**
   * What a state does to it that does not know the event.
   */
  refused?: 'hide' | 'lock';
  failed?: Failed;
  then?: Action;
}
/**
 * An operation with its arguments.
 */
export interface CallWords {
  /**
   * The operation.
   */
  run: string;
  with?: With;
  when?: Condition;
  /**
   * Name of its outcome, `run.<as>`.
   */
  as?: string;
  otherwise?: Call;
  failed?: Failed;
  notices?: Notices;
}
/**
 * Arguments by name.
 */
export interface With {
  [k: string]: Template;
}
/**
 * Any JSON; every string in it that begins with = is an expression.
 */
export interface Template {
  [k: string]: unknown;
}
/**
 * Texts by `sending`, `success`, a status, `failure`, `form`, `export` or `unbound`. `form` is what a form shows of a failure, whose own text is then a toast.
 */
export interface Notices {
  [k: string]:
    | string
    | Notice
    | (
        | {
            when?: Condition;
            allow?: Allow;
            /**
             * What holds then.
             */
            is: string | Notice;
          }
        | (string | Notice)
      )[];
}
/**
 * A text with the way it is shown.
 */
export interface Notice {
  text: Text;
  tone?: Tone;
  /**
   * Where it is said; when silent as a toast, and what fails in a form in the form.
   */
  show?: 'toast' | 'dialog' | 'form' | 'log' | 'none';
  actions?: Actions;
}
/**
 * An action headed by `open`.
 */
export interface OpenAction {
  /**
   * Form, flow or screen without a route, opened in a dialog.
   */
  open: string;
  title?: Text;
  help?: Markdown;
  icon?: Icon;
  when?: Condition;
  locked?: Condition;
  allow?: Allow;
  notices?: Notices;
  with?: With;
  confirm?: Text;
  /**
   * How it is drawn.
   */
  look?: 'button' | 'icon' | 'link' | 'split';
  /**
   * Where a screen opens.
   */
  tab?: 'same' | 'new';
  mode?: Mode;
  /**
   * What a state does to it that does not know the event.
   */
  refused?: 'hide' | 'lock';
  failed?: Failed;
  then?: Action;
}
/**
 * An action headed by `go`.
 */
export interface GoAction {
  /**
   * Screen to go to.
   */
  go: string;
  title?: Text;
  help?: Markdown;
  icon?: Icon;
  when?: Condition;
  locked?: Condition;
  allow?: Allow;
  notices?: Notices;
  with?: With;
  confirm?: Text;
  /**
   * How it is drawn.
   */
  look?: 'button' | 'icon' | 'link' | 'split';
  /**
   * Where a screen opens.
   */
  tab?: 'same' | 'new';
  mode?: Mode;
  /**
   * What a state does to it that does not know the event.
   */
  refused?: 'hide' | 'lock';
  failed?: Failed;
  then?: Action;
}
/**
 * An action headed by `do`.
 */
export interface DoAction {
  /**
   * Act of the engine.
   */
  do: 'next' | 'back' | 'print' | 'export' | 'refresh' | 'reset' | 'close' | 'login' | 'logout' | 'leave';
  title?: Text;
  help?: Markdown;
  icon?: Icon;
  when?: Condition;
  locked?: Condition;
  allow?: Allow;
  notices?: Notices;
  with?: With;
  confirm?: Text;
  /**
   * How it is drawn.
   */
  look?: 'button' | 'icon' | 'link' | 'split';
  /**
   * Where a screen opens.
   */
  tab?: 'same' | 'new';
  file?: Text;
  mode?: Mode;
  /**
   * What a state does to it that does not know the event.
   */
  refused?: 'hide' | 'lock';
  failed?: Failed;
  then?: Action;
}
/**
 * An action headed by `menu`.
 */
export interface MenuAction {
  /**
   * Name of a menu of further actions.
   */
  menu: string;
  actions: Actions;
  title?: Text;
  help?: Markdown;
  icon?: Icon;
  when?: Condition;
  locked?: Condition;
  allow?: Allow;
  notices?: Notices;
  with?: With;
  confirm?: Text;
  /**
   * How it is drawn.
   */
  look?: 'button' | 'icon' | 'link' | 'split';
  /**
   * Where a screen opens.
   */
  tab?: 'same' | 'new';
  mode?: Mode;
  /**
   * What a state does to it that does not know the event.
   */
  refused?: 'hide' | 'lock';
  failed?: Failed;
  then?: Action;
}
/**
 * An action headed by `button`.
 */
export interface ButtonAction {
  /**
   * Name of a button without a target.
   */
  button: string;
  title?: Text;
  help?: Markdown;
  icon?: Icon;
  when?: Condition;
  locked?: Condition;
  allow?: Allow;
  notices?: Notices;
  with?: With;
  confirm?: Text;
  /**
   * How it is drawn.
   */
  look?: 'button' | 'icon' | 'link' | 'split';
  /**
   * Where a screen opens.
   */
  tab?: 'same' | 'new';
  mode?: Mode;
  /**
   * What a state does to it that does not know the event.
   */
  refused?: 'hide' | 'lock';
  failed?: Failed;
  then?: Action;
}
/**
 * What is loaded or computed before it is first read, by name.
 */
export interface Data {
  [k: string]: Source;
}
/**
 * A part of a page under a heading.
 */
export interface SectionBlock {
  /**
   * Name of this block: memory, tests and texts use it.
   */
  section: string;
  text?: Markdown;
  body?: Body;
  /**
   * Closed until it is opened.
   */
  folded?: boolean;
  /**
   * Stands beside what the page is about: it is not printed.
   */
  aside?: boolean;
  title?: Text;
  help?: Markdown;
  when?: Condition;
  allow?: Allow;
  actions?: Actions;
  remember?: Remember;
}
/**
 * Blocks side by side, one column each.
 */
export interface ColumnsBlock {
  /**
   * Name of this block: memory, tests and texts use it.
   */
  columns: string;
  body: Body;
  when?: Condition;
  allow?: Allow;
}
/**
 * Blocks of which one is shown at a time.
 */
export interface TabsBlock {
  /**
   * Name of this block: memory, tests and texts use it.
   */
  tabs: string;
  body: Body;
  title?: Text;
  when?: Condition;
  allow?: Allow;
  remember?: Remember;
}
/**
 * One of several tabs.
 */
export interface TabBlock {
  /**
   * Name of this block: memory, tests and texts use it.
   */
  tab: string;
  body: Body;
  title?: Text;
  icon?: Icon;
  when?: Condition;
  allow?: Allow;
  actions?: Actions;
}
/**
 * Titles and values of one record.
 */
export interface DetailsBlock {
  /**
   * Name of this block: memory, tests and texts use it.
   */
  details: string;
  data?: Source;
  /**
   * Pairs of title and value beside each other.
   */
  across?: number;
  fields: Fields;
  title?: Text;
  help?: Markdown;
  when?: Condition;
  allow?: Allow;
  actions?: Actions;
}
/**
 * A property with exceptions from it.
 */
export interface FieldWords {
  /**
   * Path of the property.
   */
  field: string;
  title?: Text;
  help?: Markdown;
  when?: Condition;
  locked?: Condition;
  required?: Condition;
  allow?: Allow;
  /**
   * Type of one value.
   */
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';
  $ref?: Type;
  /**
   * Format of the text, which also finds the widget.
   */
  format?: string;
  /**
   * Regular expression the text must match.
   */
  pattern?: string;
  /**
   * Smallest number.
   */
  minimum?: number;
  /**
   * Largest number.
   */
  maximum?: number;
  /**
   * The number must be greater than this.
   */
  exclusiveMinimum?: number;
  /**
   * The number must be smaller than this.
   */
  exclusiveMaximum?: number;
  /**
   * The number must be a multiple of this.
   */
  multipleOf?: number;
  /**
   * Fewest characters.
   */
  minLength?: number;
  /**
   * Most characters.
   */
  maxLength?: number;
  /**
   * Fewest entries of a list.
   */
  minItems?: number;
  /**
   * Most entries of a list.
   */
  maxItems?: number;
  /**
   * No entry of the list may stand twice.
   */
  uniqueItems?: boolean;
  /**
   * The only value it may have.
   */
  const?: string | number | boolean | null;
  values?: Values;
  default?: Template;
  value?: Computed;
  options?: Options;
  /**
   * Fields that are set when this one changes; null clears.
   */
  fills?: {
    [k: string]: Template;
  };
  messages?: Messages;
  /**
   * Its name outside, where that differs.
   */
  wire?: string;
  widget?: Widget;
  placeholder?: Text;
  empty?: Text;
  /**
   * Countries whose numbers a phone field takes (comes with the format phone).
   */
  countries?: string[];
  /**
   * Words for the strength of a new password, from none of its rules kept to all (comes with the format new-password).
   */
  strength?: Text[];
  /**
   * Currency of an amount (comes with the formats money and pay).
   */
  currency?: string;
  /**
   * Distance between two allowed numbers.
   */
  step?: number;
  /**
   * Endings a file may have (comes with the format file).
   */
  extensions?: string[];
  /**
   * Largest file (comes with the format file).
   */
  maxSize?: string;
  /**
   * Lines shown of a long text.
   */
  rows?: number;
  from?: Source;
  each?: Each;
  kinds?: Kinds;
  actions?: Actions;
}
/**
 * Texts by the keyword that is broken.
 */
export interface Messages {
  [k: string]: Text;
}
/**
 * What the kinds of the data mean here.
 */
export interface Kinds {
  [k: string]:
    | 'radio'
    | 'select'
    | 'pairs'
    | 'checkboxes'
    | 'text'
    | 'long-text'
    | 'date'
    | 'int'
    | 'number'
    | 'none'
    | Property;
}
/**
 * A property of an entity.
 */
export interface Property {
  title?: Text;
  help?: Markdown;
  when?: Condition;
  locked?: Condition;
  required?: Condition;
  allow?: Allow;
  /**
   * Type of one value.
   */
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';
  $ref?: Type;
  /**
   * Format of the text, which also finds the widget.
   */
  format?: string;
  /**
   * Regular expression the text must match.
   */
  pattern?: string;
  /**
   * Smallest number.
   */
  minimum?: number;
  /**
   * Largest number.
   */
  maximum?: number;
  /**
   * The number must be greater than this.
   */
  exclusiveMinimum?: number;
  /**
   * The number must be smaller than this.
   */
  exclusiveMaximum?: number;
  /**
   * The number must be a multiple of this.
   */
  multipleOf?: number;
  /**
   * Fewest characters.
   */
  minLength?: number;
  /**
   * Most characters.
   */
  maxLength?: number;
  /**
   * Fewest entries of a list.
   */
  minItems?: number;
  /**
   * Most entries of a list.
   */
  maxItems?: number;
  /**
   * No entry of the list may stand twice.
   */
  uniqueItems?: boolean;
  /**
   * The only value it may have.
   */
  const?: string | number | boolean | null;
  values?: Values;
  default?: Template;
  value?: Computed;
  options?: Options;
  /**
   * Fields that are set when this one changes; null clears.
   */
  fills?: {
    [k: string]: Template;
  };
  messages?: Messages;
  /**
   * Its name outside, where that differs.
   */
  wire?: string;
  widget?: Widget;
  empty?: Text;
  /**
   * Countries whose numbers a phone field takes (comes with the format phone).
   */
  countries?: string[];
  /**
   * Words for the strength of a new password, from none of its rules kept to all (comes with the format new-password).
   */
  strength?: Text[];
  /**
   * Currency of an amount (comes with the formats money and pay).
   */
  currency?: string;
  /**
   * Distance between two allowed numbers.
   */
  step?: number;
  /**
   * Endings a file may have (comes with the format file).
   */
  extensions?: string[];
  /**
   * Largest file (comes with the format file).
   */
  maxSize?: string;
  /**
   * Lines shown of a long text.
   */
  rows?: number;
  properties?: Properties;
  items?: Property;
  /**
   * Never sent by a person.
   */
  readOnly?: boolean;
  /**
   * What is made of the value before it is checked, over `value`.
   */
  normalise?: string;
  rules?: Rules;
  from?: Source;
  each?: Each;
  kinds?: Kinds;
  stored?: Stored;
  /**
   * The record is found by this property, which holds its key.
   */
  by?: string;
}
/**
 * Properties by name.
 */
export interface Properties {
  [k: string]: Property;
}
/**
 * Something that must be true.
 */
export interface Rule {
  /**
   * Name of the rule.
   */
  rule: string;
  /**
   * Path the message stands at; the whole record when silent.
   */
  at?: string;
  when?: Condition;
  /**
   * What must be true.
   */
  check: string;
  message: Text;
}
/**
 * How an entry of this kind is stored.
 */
export interface Stored {
  [k: string]: unknown;
}
/**
 * Fields under a heading.
 */
export interface FieldGroup {
  /**
   * Name of the group.
   */
  section: string;
  title?: Text;
  fields: Fields;
}
/**
 * Rows with columns.
 */
export interface TableBlock {
  /**
   * Name of this block: memory, tests and texts use it.
   */
  table: string;
  data?: Source;
  fields: FieldsOrEach;
  /**
   * Column it is sorted by at first; - for descending.
   */
  sort?: string;
  /**
   * Rows of a page at first.
   */
  size?: number;
  /**
   * Rows of a page at first where the screen is narrow and each row is a card; those of `size` when silent.
   */
  narrow?: number;
  /**
   * Numbers of rows a person may choose from; those of the setting `pageSizes` when silent.
   *
   * @minItems 1
   *
   * Items: Rows of a page.
   */
  sizes?: number[];
  /**
   * Offers a filter: by the filter and query of the operation that gives its pages, or by its columns where all rows are here.
   */
  filter?: {
    /**
     * Filters shown without asking for them.
     *
     * Items: A filter field, or a column where all rows are here.
     */
    open?: string[];
  };
  /**
   * Offers the rows as a file.
   */
  export?: {
    /**
     * Rows asked for at a time.
     */
    rows: number;
    /**
     * Head of a column.
     */
    header?: 'title' | 'name';
    file?: Text;
  };
  empty?: Text;
  expand?: Body;
  /**
   * Rows can be picked.
   */
  pick?: boolean;
  actions?: Actions;
  title?: Text;
  help?: Markdown;
  when?: Condition;
  allow?: Allow;
  remember?: Remember;
}
/**
 * A form drawn in its place.
 */
export interface FormBlock {
  /**
   * The form that is drawn.
   */
  form: string;
  /**
   * Name of this block, when the definition is drawn twice.
   */
  as?: string;
  with?: With;
  mode?: Mode;
  title?: Text;
  help?: Markdown;
  when?: Condition;
  allow?: Allow;
  remember?: Remember;
}
/**
 * A flow drawn in its place.
 */
export interface FlowBlock {
  /**
   * The flow that is drawn.
   */
  flow: string;
  /**
   * Name of this block, when the definition is drawn twice.
   */
  as?: string;
  with?: With;
  mode?: Mode;
  title?: Text;
  help?: Markdown;
  when?: Condition;
  allow?: Allow;
}
/**
 * A wizard drawn in its place.
 */
export interface WizardBlock {
  /**
   * The wizard that is drawn.
   */
  wizard: string;
  /**
   * Name of this block, when the definition is drawn twice.
   */
  as?: string;
  with?: With;
  title?: Text;
  help?: Markdown;
  when?: Condition;
  allow?: Allow;
}
/**
 * A part drawn in its place.
 */
export interface PartBlock {
  /**
   * The screen without a route that is drawn.
   */
  part: string;
  /**
   * Name of this block, when the definition is drawn twice.
   */
  as?: string;
  with?: With;
  title?: Text;
  when?: Condition;
  allow?: Allow;
  actions?: Actions;
}
/**
 * One card for each record.
 */
export interface CardsBlock {
  /**
   * Name of this block: memory, tests and texts use it.
   */
  cards: string;
  data?: Source;
  title?: Text;
  text?: Markdown;
  /**
   * Colour of one card, over `this`.
   */
  tone?: Tone | string;
  actions?: Actions;
  when?: Condition;
  allow?: Allow;
}
/**
 * How far something has come.
 */
export interface StepperBlock {
  /**
   * Name of this block: memory, tests and texts use it.
   */
  stepper: string;
  /**
   * Titles of the steps.
   *
   * @minItems 1
   */
  steps: Text[];
  /**
   * Number of the step that is reached, from 0, or its title.
   */
  value: string;
  title?: Text;
  help?: Markdown;
  when?: Condition;
  allow?: Allow;
}
/**
 * Entries along time, the latest first.
 */
export interface TimelineBlock {
  /**
   * Name of this block: memory, tests and texts use it.
   */
  timeline: string;
  data?: Source;
  /**
   * Path of the moment of an entry.
   */
  at: string;
  text: Markdown;
  empty?: Text;
  title?: Text;
  help?: Markdown;
  when?: Condition;
  allow?: Allow;
}
/**
 * A notice at its place on the page.
 */
export interface BannerBlock {
  /**
   * Name of this block: memory, tests and texts use it.
   */
  banner: string;
  tone?: Tone;
  text: Markdown;
  title?: Text;
  when?: Condition;
  allow?: Allow;
  actions?: Actions;
}
/**
 * A text.
 */
export interface MarkdownBlock {
  /**
   * Name of this block: memory, tests and texts use it.
   */
  markdown: string;
  text: Markdown;
  title?: Text;
  when?: Condition;
  allow?: Allow;
  actions?: Actions;
}
