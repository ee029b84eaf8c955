import type { ActionModel, CallModel, DataSource } from './call.types.ts';
import type { Condition, Expression, Template, Text } from './value.types.ts';

/** What the models of all blocks have in common. The rest is in `blocks/<block>.types.ts`. */
export interface BlockModel {
  /** The type of the block: the name of its folder in the compiler and the renderer. */
  readonly block: string;
  /** The name of the instance, which remembered values, tests and texts refer to. */
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
    /** The value is stored in the user's account, for other browsers too. */
    readonly in?: 'account';
    /** The view, filters, order and page of a table are stored in the URL. */
    readonly address?: true;
  };
}

/** The source of rows or of a record: a call, an expression, a choice, or the variable with the block's name. */
export type Source = DataSource | ResolvedSource;

/** A source after the branch of a choice is resolved. */
export type ResolvedSource = CallModel | Template | { readonly variable: string };
