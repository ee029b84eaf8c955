import type { BlockModel } from '#engine';
import type { Compilation } from '../../compile/compilation.ts';
import type { FieldList } from '../../compile/fieldLists.ts';
import type { Types } from '../../compile/inferType.ts';
import type { Node } from '../../compile/node.ts';
import type { Body } from '../definitions.types.ts';

/** The scope of a block's field lists, sources and inner blocks. */
export interface BlockScope {
  readonly compilation: Compilation;
  /** Entities of the names that expressions can read here. */
  readonly types: Types;
  /** Compiles inner blocks, which can have other names in scope. */
  readonly compileBlocks: (list: Node<Body> | undefined, types?: Types) => readonly BlockModel[];
}

/** The properties of one block's model, without those of every block. */
export type OwnProperties<Model extends BlockModel> = Omit<Model, keyof BlockModel>;

/** Kinds of definitions that a block can show. */
export type ReferencedKind = 'form' | 'flow' | 'wizard' | 'screen';

/** A block of screens: its schema, its compile function, and what the gate needs to know about it. */
export interface BlockDefinition<Model extends BlockModel = BlockModel> {
  /** The head property, which is also the name of its folder and of its line in the registry. */
  readonly name: Model['block'];
  /** The content of `<name>.schema.json`. */
  readonly schema: object;
  /** A method, so that one list can contain blocks with different definition types. */
  compile(node: Node, scope: BlockScope): OwnProperties<Model>;
  /** The block shows records of its `data`, or of the variable with its name. Below it, `this` is one of them. */
  readonly rows?: boolean;
  /** Its field lists, if they are not in `fields`. */
  fieldLists?(node: Node): readonly (Node<FieldList> | undefined)[];
  /** Its paths can lead through lists. By default each path names a single value. */
  readonly pathsThroughLists?: boolean;
  /** Its name refers to a definition of this kind, which it renders. */
  readonly renders?: ReferencedKind;
  /** It needs a title or an icon, because nothing else describes it. */
  readonly needsTitle?: boolean;
  /** Its name must be unique in its list. */
  readonly uniqueInList?: boolean;
  /** Actions have a property with the same name and another meaning. */
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
