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
 * How serious it is.
 */
export type Tone = 'success' | 'info' | 'warning' | 'error' | 'neutral';
/**
 * Actions in their order.
 */
export type Actions = Action[];
/**
 * How it is shown.
 */
export type Mode = 'edit' | 'read' | 'print';

/**
 * Several steps that gather what one call needs.
 */
export interface WizardDefinition {
  /**
   * Schema of this kind, for editors.
   */
  $schema?: string;
  title: Text;
  given?: Given;
  data?: Data;
  /**
   * Ways through the steps; the first that fits is taken.
   *
   * Items: One way through the steps.
   */
  variants?: {
    /**
     * Name of the variant.
     */
    variant: string;
    allow?: Allow;
    when?: Condition;
    start?: Call;
    /**
     * Steps in their order.
     *
     * @minItems 1
     */
    order?: (
      | string
      | {
          /**
           * Name of a step.
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
           * Is the call waited for?
           */
          wait?: boolean;
          failed?: Failed;
          mode?: Mode;
        }
    )[];
  }[];
  /**
   * All steps.
   *
   * @minItems 1
   */
  steps: (
    | {
        /**
         * Name of the step.
         */
        step: string;
        /**
         * Form that is filled in.
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
         * Is the call waited for?
         */
        wait?: boolean;
        failed?: Failed;
        mode?: Mode;
      }
    | {
        /**
         * Name of the step.
         */
        step: string;
        /**
         * Flow that is answered.
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
         * Is the call waited for?
         */
        wait?: boolean;
        failed?: Failed;
        mode?: Mode;
      }
    | {
        /**
         * Name of the step.
         */
        step: string;
        /**
         * Screen without a route that is shown.
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
         * Is the call waited for?
         */
        wait?: boolean;
        failed?: Failed;
        mode?: Mode;
      }
    | {
        /**
         * Name of the step.
         */
        step: string;
        /**
         * Operation that is run.
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
         * Is the call waited for?
         */
        wait?: boolean;
        failed?: Failed;
        mode?: Mode;
      }
    | {
        /**
         * Name of the step.
         */
        step: string;
        /**
         * Shows all answers so far.
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
         * Is the call waited for?
         */
        wait?: boolean;
        failed?: Failed;
        mode?: Mode;
      }
    | {
        /**
         * Name of the step.
         */
        step: string;
        /**
         * The last step.
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
         * Is the call waited for?
         */
        wait?: boolean;
        failed?: Failed;
        mode?: Mode;
      }
  )[];
}
/**
 * What the host must hand over, by name and type.
 */
export interface Given {
  [k: string]: Type;
}
/**
 * What is loaded or computed before it is first read, by name.
 */
export interface Data {
  [k: string]: Source;
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
 * What must hold before something can be done, and what is said while it does not.
 */
export interface Ready {
  /**
   * What must be true.
   */
  check: string;
  message: Text;
}
