// Generated from the meta-schema by `npm run generate`. Do not edit.

/**
 * Item of a menu: a screen, an action or a group of items.
 */
export type Item =
  | string
  | GoAction
  | OpenAction
  | DoAction
  | {
      /**
       * Name of the group, unique within its list of items.
       */
      menu: string;
      title?: Text;
      icon?: Icon;
      allow?: Allow;
      /**
       * Items of the group, shown in this order.
       *
       * @minItems 1
       */
      items: Item[];
    };
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
 * Action that a user can start: `run`, `open`, `go`, `do`, a `menu` of these, or a `button` without a target.
 */
export type Action = RunAction | OpenAction | GoAction | DoAction | MenuAction | ButtonAction;
/**
 * Call of an operation, with or without arguments.
 */
export type Call = string | CallObject;
/**
 * What happens after a failure: `stay`, `advance`, or an action. Expressions in the action can read `error`.
 */
export type Failed = ('stay' | 'advance') | Action;
/**
 * Mode of a form or flow: `edit` for input, `read` for display, `print` for paper. Defaults to `edit`.
 */
export type Mode = 'edit' | 'read' | 'print';
/**
 * List of actions, shown in this order.
 */
export type Actions = Action[];

/**
 * Navigation menu, which an access definition assigns to roles.
 */
export interface MenuDefinition {
  /**
   * Path of the JSON Schema of this kind, which editors use for completion and checks.
   */
  $schema?: string;
  /**
   * Items of the menu, shown in this order. Items that the user cannot open are left out.
   *
   * @minItems 1
   */
  items: Item[];
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
