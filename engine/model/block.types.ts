import type { ActionModel, CallModel, Mode, Reference } from './call.types.ts';
import type { EachModel, FieldModel } from './field.types.ts';
import type { Condition, Expression, Template, Text, Tone } from './value.types.ts';

interface BlockCommon {
  /** Head value: name of the instance; memory, tests and texts use it. */
  readonly name: string;
  readonly title?: Text;
  readonly help?: Text;
  readonly icon?: string;
  readonly when: Condition;
  readonly allow?: readonly string[];
  readonly actions: readonly ActionModel[];
  readonly remember?: { readonly key?: string; readonly per?: Expression; readonly max?: number };
}

/** Where rows or a record come from: a call, an expression, or the variable of the block's name. */
export type Source = CallModel | Template | { readonly variable: string };

export interface TableWords {
  readonly data: Source;
  /** Entity of one row, where known. */
  readonly entity?: string;
  readonly fields: readonly FieldModel[] | { readonly each: EachModel };
  /** `-completedAt`: descending, empty last. */
  readonly sort?: string;
  readonly size?: number;
  /** Rows of a page at first where each row is a card. */
  readonly narrow?: number;
  readonly sizes?: readonly number[];
  readonly filter?: { readonly open: readonly string[] };
  readonly export?: { readonly rows: number; readonly header: 'title' | 'name'; readonly file: Text };
  readonly empty?: Text;
  readonly expand: readonly BlockModel[];
  readonly pick: boolean;
}

export type BlockModel = BlockCommon &
  (
    | {
        readonly block: 'section';
        readonly text?: Text;
        readonly body: readonly BlockModel[];
        readonly folded: boolean;
        /** Stands beside what the page is about: it is not printed. */
        readonly aside: boolean;
      }
    | { readonly block: 'columns'; readonly body: readonly BlockModel[] }
    | { readonly block: 'tabs'; readonly body: readonly BlockModel[] }
    | { readonly block: 'tab'; readonly body: readonly BlockModel[] }
    | {
        readonly block: 'details';
        readonly data: Source;
        readonly entity?: string;
        readonly across: number;
        readonly fields: readonly FieldModel[];
      }
    | ({ readonly block: 'table' } & TableWords)
    | {
        readonly block: 'form' | 'flow' | 'wizard' | 'part';
        readonly of: string;
        readonly with: Readonly<Record<string, Template>>;
        readonly mode?: Mode;
      }
    | {
        readonly block: 'cards';
        readonly data: Source;
        readonly text?: Text;
        readonly tone?: Tone | Expression;
      }
    | {
        readonly block: 'stepper';
        readonly steps: readonly { readonly name: string; readonly title: Text }[];
        readonly value: Expression;
      }
    | {
        readonly block: 'timeline';
        readonly data: Source;
        readonly entity?: string;
        readonly at: string;
        readonly text: Text;
        readonly empty?: Text;
      }
    | { readonly block: 'banner'; readonly tone: Tone; readonly text: Text }
    | { readonly block: 'markdown'; readonly text: Text }
  );

export type { Reference };
