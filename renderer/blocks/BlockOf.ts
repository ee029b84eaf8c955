import type { ComponentType } from 'react';
import type { BlockModel } from '#engine';

export type BlockName = BlockModel['block'];

/** The model of a block by its head word; several words may share one. */
export type BlockOf<Name extends BlockName> = PickBlock<BlockModel, Name>;

type PickBlock<Model, Name> = Model extends { readonly block: infer Word }
  ? Name extends Word
    ? Model
    : never
  : never;

export interface BlockProps<Name extends BlockName> {
  readonly block: BlockOf<Name>;
}

/** Head word → what its component is given. */
export type BlockMap = { readonly [Name in BlockName]: BlockOf<Name> };

/** Head word → component. */
export type BlockComponents = { readonly [Name in BlockName]: ComponentType<{ readonly block: BlockMap[Name] }> };
