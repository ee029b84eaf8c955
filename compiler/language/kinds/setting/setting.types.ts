// Generated from the meta-schema by `npm run generate`. Do not edit.

/**
 * Text in ICU MessageFormat, or a choice of texts. Arguments in braces are paths, such as `{book.title}`.
 */
export type Text =
  | string
  | (
      | {
          when?: Condition;
          allow?: Allow;
          /**
           * Text that this branch shows, in ICU MessageFormat.
           */
          is: string;
        }
      | string
    )[];
/**
 * Condition: `true`, `false`, an expression that returns one of them, or a choice. A condition that fails counts as false.
 */
export type Condition =
  | boolean
  | string
  | (
      | {
          when?: Condition;
          allow?: Allow;
          /**
           * Result of the condition when this branch is used.
           */
          is: boolean | string;
        }
      | (boolean | string)
    )[];
/**
 * Policy, or list of policies, that a user needs. One match is enough.
 */
export type Allow = string | string[];
/**
 * Text in ICU MessageFormat with Markdown, or a choice of such texts. Values that are inserted are escaped.
 */
export type Markdown =
  | string
  | (
      | {
          when?: Condition;
          allow?: Allow;
          /**
           * Text that this branch shows, in ICU MessageFormat with Markdown.
           */
          is: string;
        }
      | string
    )[];
/**
 * Type: a JSON Schema type, an entity, or a property of an entity such as `book#/properties/kind`. Append `[]` for a list and `?` for an optional value.
 */
export type Type = string;
/**
 * Severity of a message or value. It determines the colour and the icon.
 */
export type Tone = 'success' | 'info' | 'warning' | 'error' | 'neutral';
/**
 * List of allowed values, shown in this order. A plain value is its own label.
 *
 * @minItems 1
 */
export type Values = (
  | (string | number | boolean)
  | {
      /**
       * Value as it is stored and sent.
       */
      value: string | number | boolean;
      title?: Text;
      tone?: Tone;
    }
)[];
/**
 * Expression, or a choice of expressions, that computes a value.
 */
export type Computed =
  | string
  | (
      | {
          when?: Condition;
          allow?: Allow;
          /**
           * Expression that this branch evaluates. It begins with `=`.
           */
          is: string;
        }
      | string
    )[];
/**
 * Source of the options: a call or an expression that returns a list. If the call returns pages, the widget searches while the user types.
 */
export type Options = Call | string;
/**
 * Call of an operation, with or without arguments.
 */
export type Call = string | CallObject;
/**
 * What happens after a failure: `stay`, `advance`, or an action. Expressions in the action can read `error`.
 */
export type Failed = ('stay' | 'advance') | Action;
/**
 * Action that a user can start: `run`, `open`, `go`, `do`, a `menu` of these, or a `button` without a target.
 */
export type Action = RunAction | OpenAction | GoAction | DoAction | MenuAction | ButtonAction;
/**
 * Name of an icon from the built-in set.
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
 * List of actions, shown in this order.
 */
export type Actions = Action[];
/**
 * Mode of a form or flow: `edit` for input, `read` for display, `print` for paper. Defaults to `edit`.
 */
export type Mode = 'edit' | 'read' | 'print';
/**
 * Name of the widget that renders and edits a value.
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
 * List of rules, all of which must be met.
 */
export type Rules = Rule[];
/**
 * Source of data: a call, an expression, or a choice of them.
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
           * Call or expression that this branch uses as the source.
           */
          is: Call | string;
        }
    )[];
/**
 * Mapping of one entry of the data to a field or question, or the entity that defines the mapping. Expressions can read `item` and `list`.
 */
export type Each =
  | string
  | {
      [k: string]: unknown;
    };

/**
 * Settings of the portal by name. Expressions read them as `setting.<name>`.
 */
export interface SettingDefinition {
  /**
   * Path of the JSON Schema of this kind, which editors use for completion and checks.
   */
  $schema?: string;
  /**
   * Setting with its type, its constraints and its value.
   */
  [k: string]:
    | {
        title: Text;
        help?: Markdown;
        /**
         * JSON type of the value. In a list, the type of one entry.
         */
        type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';
        $ref?: Type;
        /**
         * Format of the value. It determines the widget, and `email`, `date`, `date-time`, `time`, `uri` and `uuid` are also validated.
         */
        format?: string;
        /**
         * Regular expression that the text must match.
         */
        pattern?: string;
        /**
         * Minimum of the number, inclusive. No limit by default.
         */
        minimum?: number;
        /**
         * Maximum of the number, inclusive. No limit by default.
         */
        maximum?: number;
        /**
         * Minimum of the number, exclusive: the number must be greater. No limit by default.
         */
        exclusiveMinimum?: number;
        /**
         * Maximum of the number, exclusive: the number must be less. No limit by default.
         */
        exclusiveMaximum?: number;
        /**
         * Number that the value must be a multiple of. Must be greater than 0.
         */
        multipleOf?: number;
        /**
         * Minimum length of the text in characters. No limit by default.
         */
        minLength?: number;
        /**
         * Maximum length of the text in characters. Above 255, the text is edited on several lines. No limit by default.
         */
        maxLength?: number;
        /**
         * Minimum number of entries in the list. No limit by default.
         */
        minItems?: number;
        /**
         * Maximum number of entries in the list. No limit by default.
         */
        maxItems?: number;
        /**
         * Requires that all entries of the list are different. Defaults to `false`.
         */
        uniqueItems?: boolean;
        /**
         * Only value that is allowed. Any value by default.
         */
        const?: string | number | boolean | null;
        values?: Values;
        items?: Property;
        /**
         * Value of the setting. It must match the type and the constraints.
         */
        value: {
          [k: string]: unknown;
        };
      }
    | string
    | undefined;
}
/**
 * Property of an entity, with its type, constraints and texts.
 */
export interface Property {
  title?: Text;
  help?: Markdown;
  when?: Condition;
  locked?: Condition;
  required?: Condition;
  allow?: Allow;
  /**
   * JSON type of the value. In a list, the type of one entry.
   */
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';
  $ref?: Type;
  /**
   * Format of the value. It determines the widget, and `email`, `date`, `date-time`, `time`, `uri` and `uuid` are also validated.
   */
  format?: string;
  /**
   * Regular expression that the text must match.
   */
  pattern?: string;
  /**
   * Minimum of the number, inclusive. No limit by default.
   */
  minimum?: number;
  /**
   * Maximum of the number, inclusive. No limit by default.
   */
  maximum?: number;
  /**
   * Minimum of the number, exclusive: the number must be greater. No limit by default.
   */
  exclusiveMinimum?: number;
  /**
   * Maximum of the number, exclusive: the number must be less. No limit by default.
   */
  exclusiveMaximum?: number;
  /**
   * Number that the value must be a multiple of. Must be greater than 0.
   */
  multipleOf?: number;
  /**
   * Minimum length of the text in characters. No limit by default.
   */
  minLength?: number;
  /**
   * Maximum length of the text in characters. Above 255, the text is edited on several lines. No limit by default.
   */
  maxLength?: number;
  /**
   * Minimum number of entries in the list. No limit by default.
   */
  minItems?: number;
  /**
   * Maximum number of entries in the list. No limit by default.
   */
  maxItems?: number;
  /**
   * Requires that all entries of the list are different. Defaults to `false`.
   */
  uniqueItems?: boolean;
  /**
   * Only value that is allowed. Any value by default.
   */
  const?: string | number | boolean | null;
  values?: Values;
  default?: Template;
  value?: Computed;
  options?: Options;
  /**
   * Other fields that are set when this field changes, by path. `null` clears a field.
   */
  fills?: {
    [k: string]: Template;
  };
  messages?: Messages;
  /**
   * Name of the field in requests and responses. Defaults to the path of the field.
   */
  wire?: string;
  widget?: Widget;
  empty?: Text;
  /**
   * Countries of the phone numbers, as two-letter codes. The first determines how a number is formatted. Applies to the format `phone`.
   */
  countries?: string[];
  /**
   * Labels for the strength of a new password, from the weakest to the strongest. Applies to the format `new-password`.
   */
  strength?: Text[];
  /**
   * Currency of an amount as a three-letter code. `USD` is shown by default. Applies to the formats `money` and `pay`.
   */
  currency?: string;
  /**
   * Distance between two allowed numbers. Must be greater than 0. It has no effect yet: use `multipleOf` to restrict a number.
   */
  step?: number;
  /**
   * File extensions that are accepted, in lower case and without a dot. All by default. Applies to the format `file`.
   */
  extensions?: string[];
  /**
   * Maximum size of a file, in kB or MB. No limit by default. Applies to the format `file`.
   */
  maxSize?: string;
  /**
   * Number of lines of a long text. It has no effect yet: the input grows with its text.
   */
  rows?: number;
  properties?: Properties;
  items?: Property;
  /**
   * Excludes the property from what a user can send. Defaults to `false`.
   */
  readOnly?: boolean;
  /**
   * Expression that changes the value before it is validated, such as `=trim(value)`. It can read `value`.
   */
  normalise?: string;
  rules?: Rules;
  from?: Source;
  each?: Each;
  kinds?: Kinds;
  stored?: Stored;
  /**
   * Path of the property that contains the key of the referenced record.
   */
  by?: string;
}
/**
 * Any JSON value. Every string in it that begins with `=` is evaluated as an expression.
 */
export interface Template {
  [k: string]: unknown;
}
/**
 * Call of an operation with its arguments and options.
 */
export interface CallObject {
  /**
   * ID of the operation that is called.
   */
  run: string;
  with?: With;
  when?: Condition;
  /**
   * Name under which the outcome is available, as `run.<name>`. Defaults to the last segment of the ID of the operation.
   */
  as?: string;
  otherwise?: Call;
  failed?: Failed;
  notices?: Notices;
}
/**
 * Arguments by name. Each value is a constant or an expression.
 */
export interface With {
  [k: string]: Template;
}
/**
 * Action that runs an operation.
 */
export interface RunAction {
  /**
   * ID of the operation that the action runs.
   */
  run: string;
  /**
   * Name under which the outcome is available, as `run.<name>`. Defaults to the last segment of the ID of the operation.
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
   * Appearance of the action on the page. Defaults to `button`.
   */
  look?: 'button' | 'icon' | 'link' | 'split';
  /**
   * Browser tab in which a screen opens. It only affects actions with `go`. Defaults to `same`.
   */
  tab?: 'same' | 'new';
  mode?: Mode;
  /**
   * What happens to the action while the state of the record does not accept its event: it is hidden, or shown but disabled. Defaults to `hide`.
   */
  refused?: 'hide' | 'lock';
  failed?: Failed;
  then?: Action;
}
/**
 * Messages by event: `sending`, `success`, an HTTP status such as `409`, `failure`, `form`, `export` or `unbound`. With `form`, a form shows that text and the failure itself becomes a toast.
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
             * Text or notice that this branch shows.
             */
            is: string | Notice;
          }
        | (string | Notice)
      )[];
}
/**
 * Message with its tone, its place and its actions.
 */
export interface Notice {
  text: Text;
  tone?: Tone;
  /**
   * Place where the message is shown. `log` writes to the console and `none` shows nothing. By default a failure of a form is shown in the form and everything else as a toast.
   */
  show?: 'toast' | 'dialog' | 'form' | 'log' | 'none';
  actions?: Actions;
}
/**
 * Action that opens a form, a flow or a part in a dialog.
 */
export interface OpenAction {
  /**
   * Form, flow or screen without a route that is opened in a dialog. Add the prefix `form:`, `flow:` or `screen:` where the name is ambiguous.
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
   * Appearance of the action on the page. Defaults to `button`.
   */
  look?: 'button' | 'icon' | 'link' | 'split';
  /**
   * Browser tab in which a screen opens. It only affects actions with `go`. Defaults to `same`.
   */
  tab?: 'same' | 'new';
  mode?: Mode;
  /**
   * What happens to the action while the state of the record does not accept its event: it is hidden, or shown but disabled. Defaults to `hide`.
   */
  refused?: 'hide' | 'lock';
  failed?: Failed;
  then?: Action;
}
/**
 * Action that goes to another screen.
 */
export interface GoAction {
  /**
   * Name of the screen that the action goes to.
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
   * Appearance of the action on the page. Defaults to `button`.
   */
  look?: 'button' | 'icon' | 'link' | 'split';
  /**
   * Browser tab in which the screen opens. Defaults to `same`.
   */
  tab?: 'same' | 'new';
  mode?: Mode;
  /**
   * What happens to an action while the state of the record does not accept its event. It only affects `run` and `open`. Defaults to `hide`.
   */
  refused?: 'hide' | 'lock';
  failed?: Failed;
  then?: Action;
}
/**
 * Action that runs a built-in command.
 */
export interface DoAction {
  /**
   * Built-in command that the action runs. `leave` goes to an address outside the portal, which is passed as `address` in `with`.
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
   * Appearance of the action on the page. Defaults to `button`.
   */
  look?: 'button' | 'icon' | 'link' | 'split';
  /**
   * Browser tab in which a screen opens. It only affects actions with `go`. Defaults to `same`.
   */
  tab?: 'same' | 'new';
  file?: Text;
  mode?: Mode;
  /**
   * What happens to an action while the state of the record does not accept its event. It only affects `run` and `open`. Defaults to `hide`.
   */
  refused?: 'hide' | 'lock';
  failed?: Failed;
  then?: Action;
}
/**
 * Action that opens a menu of further actions.
 */
export interface MenuAction {
  /**
   * Name of the menu, unique within its list of actions.
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
   * Appearance of the menu: `icon` for an icon button, anything else for a button with a label. Defaults to `button`.
   */
  look?: 'button' | 'icon' | 'link' | 'split';
  /**
   * Browser tab in which a screen opens. It only affects actions with `go`. Defaults to `same`.
   */
  tab?: 'same' | 'new';
  mode?: Mode;
  /**
   * What happens to an action while the state of the record does not accept its event. It only affects `run` and `open`. Defaults to `hide`.
   */
  refused?: 'hide' | 'lock';
  failed?: Failed;
  then?: Action;
}
/**
 * Action that has no target of its own.
 */
export interface ButtonAction {
  /**
   * Name of the button, unique within its list of actions.
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
   * Appearance of the action on the page. Defaults to `button`.
   */
  look?: 'button' | 'icon' | 'link' | 'split';
  /**
   * Browser tab in which a screen opens. It only affects actions with `go`. Defaults to `same`.
   */
  tab?: 'same' | 'new';
  mode?: Mode;
  /**
   * What happens to an action while the state of the record does not accept its event. It only affects `run` and `open`. Defaults to `hide`.
   */
  refused?: 'hide' | 'lock';
  failed?: Failed;
  then?: Action;
}
/**
 * Error messages by the keyword that is violated. They can read `value`, `limit` and `count`, and replace the built-in messages.
 */
export interface Messages {
  [k: string]: Text;
}
/**
 * Properties of an entity or object, by name.
 */
export interface Properties {
  [k: string]: Property;
}
/**
 * Rule that a record or request must meet, with its message.
 */
export interface Rule {
  /**
   * Name of the rule in kebab-case, with at least two words.
   */
  rule: string;
  /**
   * Path of the field that the message is shown at. Defaults to the whole record.
   */
  at?: string;
  when?: Condition;
  /**
   * Expression that must be true. It begins with `=`.
   */
  check: string;
  message: Text;
}
/**
 * Formats or properties by the name that the data uses for them. An entry of an unknown format is shown read-only.
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
 * Shape in which the value of one dynamic field is stored. Expressions can read `field` and `value`.
 */
export interface Stored {
  [k: string]: unknown;
}
