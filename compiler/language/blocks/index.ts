import type { BlockDefinition, DrawnKind } from './defineBlock.ts';
import * as registry from './registry.ts';

/** Head word of a block. */
export type BlockName = keyof typeof registry;

/** Every block by its head word. */
export const blocks: Readonly<Record<BlockName, Omit<BlockDefinition, 'compile'>>> = registry;

export const blockNames: readonly BlockName[] = Object.keys(registry).filter(isBlockName);

/** Meta-schema of every block, from which that of screens is put together. */
export const blockSchemas: Readonly<Record<string, object>> = Object.fromEntries(
  blockNames.map((name) => [name, blocks[name].schema]),
);

/** Kind of the definition that a block draws, by the block's head word. */
export const drawnKinds: Readonly<Record<string, DrawnKind>> = Object.fromEntries(
  blockNames.flatMap((name) => {
    const { draws } = blocks[name];
    return draws === undefined ? [] : [[name, draws] as const];
  }),
);

/** Blocks that show records. */
export const rowBlocks: readonly BlockName[] = blockNames.filter((name) => blocks[name].rows === true);

/** Whether a head word is a word of actions too, with another meaning. */
export function isSharedWord(word: string): boolean {
  return isBlockName(word) && blocks[word].sharesWordWithActions === true;
}

function isBlockName(word: string): word is BlockName {
  return Object.hasOwn(registry, word);
}
