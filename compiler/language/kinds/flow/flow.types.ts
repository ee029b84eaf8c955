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
 * Type: a JSON Schema type, an entity, or a property of an entity such as `book#/properties/kind`. Append `[]` for a list and `?` for an optional value.
 */
export type Type = string;
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
 * Severity of a message or value. It determines the colour and the icon.
 */
export type Tone = 'success' | 'info' | 'warning' | 'error' | 'neutral';
/**
 * List of actions, shown in this order.
 */
export type Actions = Action[];
/**
 * Mode of a form or flow: `edit` for input, `read` for display, `print` for paper. Defaults to `edit`.
 */
export type Mode = 'edit' | 'read' | 'print';
/**
 * List of rules, all of which must be met.
 */
export type Rules = Rule[];
/**
 * One call, or several calls that are made one after the other.
 */
export type Calls =
  | Call
  | (
      | Call
      | {
          when?: Condition;
          allow?: Allow;
          is: Call;
        }
    )[];

/**
 * Questions with their answers, their order and their results.
 */
export interface FlowDefinition {
  /**
   * Path of the JSON Schema of this kind, which editors use for completion and checks.
   */
  $schema?: string;
  title?: Text;
  given?: Given;
  data?: Data;
  text?: Markdown;
  /**
   * Questions of the flow, or the call that returns them.
   */
  questions:
    | Call
    | (
        | Question
        | {
            when?: Condition;
            allow?: Allow;
            is: Call;
          }
        | Call
      )[];
  /**
   * Flow that contains the questions when this server answers the call. None by default.
   */
  bank?: string;
  prefill?: Condition;
  locked?: Condition;
  /**
   * What one page contains: a question, a group of questions, or all questions. Defaults to `question`.
   */
  pages?: 'question' | 'group' | 'all';
  /**
   * Order of the questions. `shuffled` keeps the questions of a group together. Defaults to `fixed`.
   */
  order?: 'fixed' | 'shuffled';
  /**
   * Extra properties that answers can have, such as points, by name and type.
   */
  marks?: {
    /**
     * JSON type of the extra property. Append `?` if it is optional.
     */
    [k: string]: string;
  };
  /**
   * Results that are computed from the answers, in this order.
   *
   * Items: Result that is computed from the answers.
   */
  results?: {
    /**
     * Name of the result, which later results read as `this.<name>`.
     */
    field: string;
    title?: Text;
    /**
     * JSON type of the result. Any type by default.
     */
    type?: 'string' | 'number' | 'integer' | 'boolean';
    /**
     * Expression that computes the result. It can read `answers`, and earlier results as `this`.
     */
    value: string;
  }[];
  submits?: Calls;
  mode?: Mode;
  messages?: Messages;
  then?: Action;
}
/**
 * Parameters that the caller must pass, as a map of names to types. Append `?` to a type to make the parameter optional.
 */
export interface Given {
  [k: string]: Type;
}
/**
 * Variables that are loaded or computed before they are first used, by name. They can read each other, but not in a circle.
 */
export interface Data {
  [k: string]: Source;
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
 * Any JSON value. Every string in it that begins with `=` is evaluated as an expression.
 */
export interface Template {
  [k: string]: unknown;
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
 * Question with its format, its answers and its rules.
 */
export interface Question {
  /**
   * ID of the question. Expressions read its answer as `this.q<id>`.
   */
  question: number | string;
  text: Markdown;
  help?: Markdown;
  /**
   * How the question is answered. `none` shows a heading without an answer. Defaults to `text`.
   */
  format?: 'radio' | 'select' | 'pairs' | 'checkboxes' | 'text' | 'long-text' | 'date' | 'int' | 'number' | 'none';
  /**
   * Answers to select from, in this order. Used by `radio`, `select`, `pairs` and `checkboxes`.
   *
   * @minItems 1
   */
  answers?: (
    | string
    | {
        /**
         * ID of the answer. It is also the text when `text` is missing.
         */
        answer: number | string;
        text?: Text;
        /**
         * ID of the opposite answer, for questions with the format `pairs`.
         */
        no?: number | string;
        /**
         * Selects the answer at the start when the flow has `prefill`. Defaults to `false`.
         */
        default?: boolean;
        /**
         * Value of an extra property that is declared in `marks`.
         */
        [k: string]: boolean | number | string | Text | undefined;
      }
  )[];
  /**
   * Number of answers that must be selected. Any number by default, and with 0.
   */
  exactly?: number;
  /**
   * Lets the user answer the question and its sub-questions several times. Off by default.
   */
  repeat?:
    | boolean
    | {
        /**
         * Minimum number of repetitions. Defaults to `1`.
         */
        min?: number;
        /**
         * Maximum number of repetitions. No limit by default.
         */
        max?: number;
      };
  /**
   * Name of the group that the question belongs to. Questions of a group are kept together.
   */
  group?: string;
  /**
   * Sub-questions, which are shown below the question in this order.
   */
  questions?: Question[];
  /**
   * Frequently asked questions about the question. None by default.
   *
   * Items: Frequently asked question with its answer.
   */
  faqs?: {
    /**
     * ID of the entry, unique within its list.
     */
    faq: number | string;
    text: Text;
    answer: Markdown;
  }[];
  rules?: Rules;
  messages?: Messages;
  when?: Condition;
  locked?: Condition;
  required?: Condition;
  allow?: Allow;
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
   * Number that the value must be a multiple of. Must be greater than 0.
   */
  multipleOf?: number;
  /**
   * Minimum length of the text in characters. No limit by default.
   */
  minLength?: number;
  /**
   * Maximum length of the answer in characters. The limit is 10,000 in any case.
   */
  maxLength?: number;
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
 * Error messages by the keyword that is violated. They can read `value`, `limit` and `count`, and replace the built-in messages.
 */
export interface Messages {
  [k: string]: Text;
}
