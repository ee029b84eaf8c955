import type { BlockModel } from '#engine';
import { compileActions } from '../../compile/compileAction.ts';
import { pickDefined } from '../../compile/compileField.ts';
import { compileCondition, compileExpressionAt, compileText } from '../../compile/compileValue.ts';
import { child, itemsOf, type Node, numberOf, stringOf, stringsOf } from '../../compile/node.ts';
import type { Block, Body, Remember, TableRemember } from '../definitions.types.ts';
import type { BlockDefinition, BlockScope } from './defineBlock.ts';
import * as registry from './registry.ts';

const definitions: readonly Pick<BlockDefinition, 'name' | 'compile'>[] = Object.values(registry);

/** Compiles a list of blocks, each by its definition. Throws for a block that the gate refuses. */
export function compileBlocks(
  list: Node<Body> | undefined,
  place: Pick<BlockScope, 'compilation' | 'types'>,
): readonly BlockModel[] {
  const scope: BlockScope = {
    ...place,
    compileBlocks: (inner, types = place.types) => compileBlocks(inner, { ...place, types }),
  };
  return itemsOf(list).map((node) => compileBlock(node, scope));
}

function compileBlock(node: Node<Block>, scope: BlockScope): BlockModel {
  const nameAt = (word: string): string | undefined => stringOf(child<unknown, string>(node, word));
  const definition = definitions.find(({ name }) => nameAt(name) !== undefined);
  if (definition === undefined) {
    const names = definitions.map(({ name }) => name).join(', ');
    throw new Error(`No block at ${node.source.id}.screen${node.pointer}: one of ${names}`);
  }
  const { name: word, compile } = definition;
  const allow = child(node, 'allow');
  const remember = child(node, 'remember');
  return {
    block: word,
    name: stringOf(child(node, 'as')) ?? nameAt(word) ?? '',
    ...pickDefined({
      title: compileText(child(node, 'title')),
      help: compileText(child(node, 'help')),
      icon: stringOf(child(node, 'icon')),
      allow: allow === undefined ? undefined : stringsOf(allow),
      remember: remember === undefined || remember.json === false ? undefined : memoryOf(remember),
    }),
    when: compileCondition(child(node, 'when'), true),
    actions: compileActions(child(node, 'actions'), scope.compilation),
    ...compile(node, scope),
  };
}

function memoryOf(node: Node<Remember | TableRemember>): NonNullable<BlockModel['remember']> {
  const place = child(node, 'in');
  const places = [...stringsOf(place), stringOf(place)];
  const per = child(node, 'per');
  return pickDefined({
    key: stringOf(child(node, 'key')),
    per: per === undefined ? undefined : compileExpressionAt(per),
    max: numberOf(child(node, 'max')),
    in: places.includes('account') ? ('account' as const) : undefined,
    address: places.includes('address') ? (true as const) : undefined,
  });
}
