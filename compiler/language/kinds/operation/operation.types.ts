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
 * A property, bare or with exceptions; or a group of them.
 */
export type Field = string | FieldWords | FieldGroup;
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
 * A type of JSON Schema, an entity, or a property of one; [] makes a list, ? makes it optional.
 */
export type Type = string;
/**
 * How serious it is.
 */
export type Tone = 'success' | 'info' | 'warning' | 'error' | 'neutral';
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
 * An operation asked for.
 */
export type Call = string | CallWords;
/**
 * Stay, advance, or an action.
 */
export type Failed = ('stay' | 'advance') | Action;
/**
 * Something a person can do: run, open, go, do, a menu of these, or a button without a target.
 */
export type Action = RunAction | OpenAction | GoAction | DoAction | MenuAction | ButtonAction;
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
 * Actions in their order.
 */
export type Actions = Action[];
/**
 * How it is shown.
 */
export type Mode = 'edit' | 'read' | 'print';
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
 * Colour of the buttons that do it: danger where something is ended or taken away.
 */
export type ActTone = 'danger' | 'neutral';

/**
 * Something that can be asked of the server.
 */
export interface OperationDefinition {
  /**
   * Schema of this kind, for editors.
   */
  $schema?: string;
  title: Text;
  /**
   * Method and path below the API.
   */
  call: string;
  /**
   * Entity it is about; that of its result when silent.
   */
  of?: string;
  query?: Fields;
  /**
   * Fields of the body, or an entity whose properties are all of them.
   */
  body?: Fields | string;
  rules?: Rules;
  /**
   * Name of the JSON part beside a file.
   */
  part?: string;
  /**
   * What it answers: one, a list, a page, a file, or nothing.
   */
  result?:
    | Type
    | {
        list: Type;
        /**
         * Name on the wire under which the list is; the list itself when silent.
         */
        under?: string;
      }
    | {
        page: Type;
      }
    | {
        /**
         * A file, or its media type.
         */
        file: boolean | string;
      };
  /**
   * Rows of a page when the caller is silent.
   */
  size?: number;
  /**
   * What can be filtered, and how that is sent.
   */
  filter?: {
    /**
     * Codec of the filter.
     */
    wire: 'pipes';
    fields: Fields;
  };
  /**
   * What its pages can be sorted by; every stored value when silent.
   *
   * Items: A property, computed or not.
   */
  sort?: string[];
  /**
   * Policies that may call it, with the relation that says on whose records.
   */
  allow?:
    | Allow
    | {
        /**
         * Relation, `own` or `all`.
         */
        [k: string]: string;
      };
  /**
   * What is shown of an error, over `error`.
   */
  errorText?: string;
  notices?: Notices;
  tone?: ActTone;
  /**
   * Entities whose data is asked again, beyond its own.
   *
   * Items: An entity.
   */
  refreshes?: string[];
  /**
   * HTTP status of an answer, where it is another than the usual one.
   */
  status?: {
    /**
     * It was done; 200, or 204 without a result, when silent.
     */
    done?: 200 | 201 | 202 | 204;
    /**
     * The lifecycle of the record refuses it; 409 when silent.
     */
    refused?: 409 | 422;
  };
  /**
   * False: an answer that is a secret is not kept, and a repeated call runs again. Else the same idempotency key has one effect and one answer.
   */
  once?: boolean;
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
 * Any JSON; every string in it that begins with = is an expression.
 */
export interface Template {
  [k: string]: unknown;
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
