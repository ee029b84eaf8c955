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
 * Wizard: steps that collect the input for one or more calls.
 */
export interface WizardDefinition {
  /**
   * Path of the JSON Schema of this kind, which editors use for completion and checks.
   */
  $schema?: string;
  title: Text;
  given?: Given;
  data?: Data;
  /**
   * Variants of the wizard. The first that matches the user and the data is used. By default one variant with all steps.
   *
   * Items: Variant with its own steps and initial answers.
   */
  variants?: {
    /**
     * Name of the variant, unique within the wizard.
     */
    variant: string;
    allow?: Allow;
    when?: Condition;
    start?: Call;
    /**
     * Steps of the variant in this order. Defaults to all steps as they are listed in `steps`.
     *
     * @minItems 1
     */
    order?: (
      | string
      | {
          /**
           * Name of the step in `steps`.
           */
          step: string;
          title?: Text;
          help?: Markdown;
          when?: Condition;
          allow?: Allow;
          notices?: Notices;
          with?: With;
          next?: Text;
          text?: Markdown;
          actions?: Actions;
          /**
           * Waits for the calls of the step before going on, in this variant. Defaults to that in `steps`.
           */
          wait?: boolean;
          failed?: Failed;
          mode?: Mode;
        }
    )[];
  }[];
  /**
   * Steps of the wizard, shown in this order unless a variant defines another.
   *
   * @minItems 1
   */
  steps: (
    | {
        /**
         * Name of the step, unique within the wizard.
         */
        step: string;
        /**
         * Name of the form that is filled in.
         */
        form: string;
        title?: Text;
        help?: Markdown;
        when?: Condition;
        allow?: Allow;
        notices?: Notices;
        with?: With;
        next?: Text;
        ready?: Ready;
        text?: Markdown;
        actions?: Actions;
        /**
         * Waits for the calls of the step before going on. Defaults to `true`.
         */
        wait?: boolean;
        failed?: Failed;
        mode?: Mode;
      }
    | {
        /**
         * Name of the step, unique within the wizard.
         */
        step: string;
        /**
         * Name of the flow that is answered.
         */
        flow: string;
        title?: Text;
        help?: Markdown;
        when?: Condition;
        allow?: Allow;
        notices?: Notices;
        with?: With;
        next?: Text;
        text?: Markdown;
        actions?: Actions;
        /**
         * Waits for the calls of the step before going on. Defaults to `true`.
         */
        wait?: boolean;
        failed?: Failed;
        mode?: Mode;
      }
    | {
        /**
         * Name of the step, unique within the wizard.
         */
        step: string;
        /**
         * Name of the screen that is shown. It must not have a route.
         */
        screen: string;
        title?: Text;
        help?: Markdown;
        when?: Condition;
        allow?: Allow;
        notices?: Notices;
        with?: With;
        next?: Text;
        ready?: Ready;
        text?: Markdown;
        actions?: Actions;
        /**
         * Waits for a call before going on. It has no effect on this kind of step, which makes no call. Defaults to `true`.
         */
        wait?: boolean;
        failed?: Failed;
        mode?: Mode;
      }
    | {
        /**
         * Name of the step, unique within the wizard.
         */
        step: string;
        /**
         * ID of the operation that the step runs. Its outcome is available as `run.<step>`.
         */
        run: string;
        title?: Text;
        help?: Markdown;
        when?: Condition;
        allow?: Allow;
        notices?: Notices;
        with?: With;
        next?: Text;
        text?: Markdown;
        actions?: Actions;
        /**
         * Waits for the calls of the step before going on. Defaults to `true`.
         */
        wait?: boolean;
        failed?: Failed;
        mode?: Mode;
      }
    | {
        /**
         * Name of the step, unique within the wizard.
         */
        step: string;
        /**
         * Marks the step as a review of all answers so far. Must be `true`.
         */
        review: true;
        title?: Text;
        help?: Markdown;
        when?: Condition;
        allow?: Allow;
        notices?: Notices;
        with?: With;
        next?: Text;
        ready?: Ready;
        text?: Markdown;
        actions?: Actions;
        /**
         * Waits for a call before going on. It has no effect on this kind of step, which makes no call. Defaults to `true`.
         */
        wait?: boolean;
        failed?: Failed;
        mode?: Mode;
      }
    | {
        /**
         * Name of the step, unique within the wizard.
         */
        step: string;
        /**
         * Marks the step as the end of the wizard. Must be `true`.
         */
        end: true;
        title?: Text;
        help?: Markdown;
        when?: Condition;
        allow?: Allow;
        notices?: Notices;
        with?: With;
        next?: Text;
        text?: Markdown;
        actions?: Actions;
        /**
         * Waits for a call before going on. It has no effect on this kind of step, which makes no call. Defaults to `true`.
         */
        wait?: boolean;
        failed?: Failed;
        mode?: Mode;
      }
  )[];
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
 * Requirement for going on, with the message that is shown until it is met.
 */
export interface Ready {
  /**
   * Expression that must be true before the user can go on.
   */
  check: string;
  message: Text;
}
