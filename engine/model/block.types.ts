import type { ActionModel, CallModel, DataSource } from './call.types.ts';
import type { Condition, Expression, Template, Text } from './value.types.ts';

/** What the models of all blocks have in common. The rest is in `blocks/<block>.types.ts`. */
export interface BlockModel {
  /** Head word: name of the block's folder in the compiler and in the renderer. */
  readonly block: string;
  /** Head value: name of the instance; memory, tests and texts use it. */
  readonly name: string;
  readonly title?: Text;
  readonly help?: Text;
  readonly icon?: string;
  readonly when: Condition;
  readonly allow?: readonly string[];
  readonly actions: readonly ActionModel[];
  readonly remember?: {
    readonly key?: string;
    readonly per?: Expression;
    readonly max?: number;
    /** The value follows its user to other browsers. */
    readonly in?: 'account';
    /** What a table shows is in the address. */
    readonly address?: true;
  };
}

/** Where rows or a record come from: a call, an expression, or the variable of the block's name. */
export type Source = DataSource | ResolvedSource;

/** A source once it is decided which branch of a choice is asked. */
export type ResolvedSource = CallModel | Template | { readonly variable: string };
