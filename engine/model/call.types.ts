import type { Choice, Condition, Template, Text, Tone } from './value.types.ts';

/** What is said after a call. Keys: `sending`, `success`, a status (`"422"`), `failure`, `export`, `unbound`. */
export interface NoticeModel {
  readonly text: Text;
  readonly tone?: Tone;
  /** Silent: a toast, or in the form what failed there. */
  readonly show?: 'toast' | 'dialog' | 'form' | 'log' | 'none';
  /** Written to the console as well, wherever it is shown. */
  readonly log?: true;
  readonly actions: readonly ActionModel[];
}

export type Notices = Readonly<Record<string, NoticeModel>>;

/** An operation asked for, as data, options, submit, step, effect, guard or button. */
export interface CallModel {
  readonly run: string;
  readonly with: Readonly<Record<string, Template>>;
  readonly when: Condition;
  /** Name of its outcome (`run.<as>`); the operation's last segment when the definition is silent. */
  readonly as: string;
  readonly otherwise?: CallModel;
  readonly failed?: 'stay' | 'advance' | ActionModel;
  readonly notices: Notices;
}

export type Act = 'next' | 'back' | 'print' | 'export' | 'refresh' | 'reset' | 'close' | 'login' | 'logout' | 'leave';

export type Reference = { readonly kind: 'form' | 'flow' | 'screen'; readonly id: string };

export type Target =
  | { readonly verb: 'run'; readonly call: CallModel }
  | { readonly verb: 'open'; readonly open: Reference }
  | { readonly verb: 'go'; readonly screen: string }
  | { readonly verb: 'do'; readonly act: Act }
  | { readonly verb: 'menu'; readonly actions: readonly ActionModel[] }
  | { readonly verb: 'button' };

/** A button, icon, link, split button or menu item. Title and permission are already those of its target. */
export interface ActionModel {
  /** Head value: operation, reference, screen, act, or the given name of a menu or button. Unique in its list. */
  readonly name: string;
  readonly target: Target;
  readonly title: Text;
  readonly help?: Text;
  readonly icon?: string;
  /** It ends something or takes it away. */
  readonly tone?: 'danger';
  /** It is the main one of its list; false: it is not filled for being the first one. */
  readonly primary?: boolean;
  /** What it opens covers the whole window. */
  readonly fullScreen?: true;
  /** What it opens stands beside the page. */
  readonly beside?: true;
  readonly look: 'button' | 'icon' | 'link' | 'split';
  readonly when: Condition;
  readonly locked: Condition;
  readonly allow?: readonly string[];
  readonly with: Readonly<Record<string, Template>>;
  readonly confirm?: Text;
  /** Name of a print, or of the file that an operation returns. */
  readonly file?: Text;
  readonly tab: 'same' | 'new';
  readonly mode: Mode;
  /** What a lifecycle state that does not know the event does to the button. */
  readonly refused: 'hide' | 'lock';
  readonly then?: ActionModel;
}

export type Mode = 'edit' | 'read' | 'print';

/** Where data comes from: a call, a value, or a choice of them, of which the first branch that holds is asked. */
export type DataSource = CallModel | Template | Choice<CallModel | Template>;

/** `data` of a screen, form, flow or wizard, in loading order. */
export interface DataModel {
  readonly name: string;
  readonly value: DataSource;
  /** Names of this `data` map that it reads. */
  readonly needs: readonly string[];
}
