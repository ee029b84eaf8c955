import type { ScreenModel } from '#engine';
import type { Compilation } from '../../../compile/compilation.ts';
import { compileActions } from '../../../compile/compileAction.ts';
import { compileData } from '../../../compile/compileCall.ts';
import { pickDefined } from '../../../compile/compileField.ts';
import { compileText } from '../../../compile/compileValue.ts';
import { givenOf } from '../../../compile/givenOf.ts';
import { typesOf } from '../../../compile/inferType.ts';
import { child, type Node, stringOf, stringsOf } from '../../../compile/node.ts';
import { compileBlocks } from '../../blocks/compileBlocks.ts';
import type { ScreenDefinition } from '../../definitions.types.ts';

export function compileScreen(node: Node<ScreenDefinition>, compilation: Compilation): ScreenModel {
  const allow = child(node, 'allow');
  const trail = child(node, 'trail');
  const scope = { compilation, types: typesOf(node, compilation) };
  return {
    id: node.source.id,
    ...pickDefined({
      title: compileText(child(node, 'title')),
      text: compileText(child(node, 'text')),
      route: stringOf(child(node, 'route')),
    }),
    given: givenOf(child(node, 'given')),
    ...pickDefined({ allow: allow === undefined ? undefined : stringsOf(allow) }),
    enter: compileActions(child(node, 'enter'), compilation),
    data: compileData(child(node, 'data'), compilation),
    ...pickDefined({ trail: trail === undefined ? undefined : stringsOf(trail) }),
    actions: compileActions(child(node, 'actions'), compilation),
    body: compileBlocks(child(node, 'body'), scope),
  };
}
