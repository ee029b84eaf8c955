import type { BlockModel } from '#engine';
import type { Compilation } from '../../compile/compilation.ts';
import type { FieldList } from '../../compile/fieldLists.ts';
import type { Types } from '../../compile/inferType.ts';
import type { Node } from '../../compile/node.ts';
import type { Body } from '../definitions.types.ts';

/** What field lists, sources and inner blocks of a block are read against. */
export interface BlockScope {
  readonly compilation: Compilation;
  /** Entities of the names that expressions read here. */
  readonly types: Types;
  /** Compiles the blocks inside, which may read other names. */
  readonly compileBlocks: (list: Node<Body> | undefined, types?: Types) => readonly BlockModel[];
}

/** The words of one block's model, without those of every block. */
export type OwnProperties<Model extends BlockModel> = Omit<Model, keyof BlockModel>;

/** Kinds of definitions that a block can draw. */
export type ReferencedKind = 'form' | 'flow' | 'wizard' | 'screen';

/** A block of screens: its language, how it is compiled, and what the gate has to know of it. */
export interface BlockDefinition<Model extends BlockModel = BlockModel> {
  /** Head word, and name of its folder and of its line in the registry. */
  readonly name: Model['block'];
  /** The content of `<name>.schema.json`. */
  readonly schema: object;
  /** A method, so that a list can hold blocks with different types of definitions. */
  compile(node: Node, scope: BlockScope): OwnProperties<Model>;
  /** It shows records of its `data`, or of the variable of its name: below it `this` is one of them. */
  readonly rows?: boolean;
  /** Its lists of fields, where they are not in `fields`. */
  fieldLists?(node: Node): readonly (Node<FieldList> | undefined)[];
  /** Its paths may lead through lists. By default each names one value. */
  readonly pathsThroughLists?: boolean;
  /** Its name refers to a definition of this kind, which it renders. */
  readonly renders?: ReferencedKind;
  /** It needs a title or an icon: nothing else tells what it is. */
  readonly needsTitle?: boolean;
  /** No other block of its list has the same name. */
  readonly uniqueInList?: boolean;
  /** An action has a word of the same name, with another meaning. */
  readonly isActionProperty?: boolean;
}

/**
 * Defines a block. It is registered by its line in `registry.ts`.
 *
 * @example
 * export const quote = defineBlock<QuoteBlockModel>({ name: 'quote', schema, compile: compileQuote });
 */
export function defineBlock<Model extends BlockModel>(definition: BlockDefinition<Model>): BlockDefinition<Model> {
  return definition;
}
