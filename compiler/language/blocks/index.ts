import type { BlockDefinition, ReferencedKind } from './defineBlock.ts';
import * as registry from './registry.ts';

/** The head property of a block. */
export type BlockName = keyof typeof registry;

/** Every block by its head property. */
export const blocks: Readonly<Record<BlockName, Omit<BlockDefinition, 'compile'>>> = registry;

export const blockNames: readonly BlockName[] = Object.keys(registry).filter(isBlockName);

/** Meta-schema of every block, from which the meta-schema of screens is assembled. */
export const blockSchemas: Readonly<Record<string, object>> = Object.fromEntries(
  blockNames.map((name) => [name, blocks[name].schema]),
);

/** Kind of the definition that a block renders, by the block's head property. */
export const referencedKinds: Readonly<Record<string, ReferencedKind>> = Object.fromEntries(
  blockNames.flatMap((name) => {
    const { renders } = blocks[name];
    return renders === undefined ? [] : [[name, renders] as const];
  }),
);

/** Blocks that show records. */
export const rowBlocks: readonly BlockName[] = blockNames.filter((name) => blocks[name].rows === true);

/** Whether a head property is also a property of actions, with another meaning. */
export function isActionProperty(word: string): boolean {
  return isBlockName(word) && blocks[word].isActionProperty === true;
}

function isBlockName(word: string): word is BlockName {
  return Object.hasOwn(registry, word);
}
