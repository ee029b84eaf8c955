import type { Choice, Condition, Template, Text, Tone } from './value.types.ts';

/** The message after a call. Keys: `sending`, `success`, a status (`"422"`), `failure`, `export`, `unbound`. */
export interface NoticeModel {
  readonly text: Text;
  readonly tone?: Tone;
  /** Default: a toast, or inside the form if the call failed there. */
  readonly show?: 'toast' | 'dialog' | 'form' | 'log' | 'none';
  /** Also written to the console, wherever it is shown. */
  readonly log?: true;
  readonly actions: readonly ActionModel[];
}

export type Notices = Readonly<Record<string, NoticeModel>>;

/** A call of an operation, for data, options, submit, step, effect, guard or button. */
export interface CallModel {
  readonly run: string;
  readonly with: Readonly<Record<string, Template>>;
  readonly when: Condition;
  /** Name of its outcome (`run.<as>`). Default: the last segment of the operation. */
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

/** A button, icon, link, split button or menu item. Title and permission are resolved from its target. */
export interface ActionModel {
  /** Operation, reference, screen, act, or the name of a menu or button. Unique in its list. */
  readonly name: string;
  readonly target: Target;
  readonly title: Text;
  readonly help?: Text;
  readonly icon?: string;
  /** The action ends or deletes something. */
  readonly tone?: 'danger';
  /** The main action of its list. False: it is not primary, even as the first action. */
  readonly primary?: boolean;
  /** Its target opens in full screen. */
  readonly fullScreen?: true;
  /** Its target opens in a panel next to the page. */
  readonly beside?: true;
  readonly look: 'button' | 'icon' | 'link' | 'split';
  readonly when: Condition;
  readonly locked: Condition;
  readonly allow?: readonly string[];
  readonly with: Readonly<Record<string, Template>>;
  readonly confirm?: Text;
  /** Name of a printout, or of the file that an operation returns. */
  readonly file?: Text;
  readonly tab: 'same' | 'new';
  readonly mode: Mode;
  /** What happens to the button if the current lifecycle state does not accept the event. */
  readonly refused: 'hide' | 'lock';
  readonly then?: ActionModel;
}

export type Mode = 'edit' | 'read' | 'print';

/** The source of data: a call, a value, or a choice of them, of which the first matching branch applies. */
export type DataSource = CallModel | Template | Choice<CallModel | Template>;

/** An entry of `data` of a screen, form, flow or wizard. Entries are in loading order. */
export interface DataModel {
  readonly name: string;
  readonly value: DataSource;
  /** Names of the same `data` map that it reads. */
  readonly needs: readonly string[];
}
