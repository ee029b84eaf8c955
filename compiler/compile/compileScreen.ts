import type { ScreenModel } from '#engine';
import type { Compilation } from './compilation.ts';
import { compileActions } from './compileAction.ts';
import { compileBlocks } from './compileBlock.ts';
import { compileData } from './compileCall.ts';
import { pickDefined } from './compileField.ts';
import { compileText } from './compileValue.ts';
import { givenOf } from './givenOf.ts';
import { typesOf } from './inferType.ts';
import { child, type Node, stringOf, stringsOf } from './node.ts';

export function compileScreen(node: Node, compilation: Compilation): ScreenModel {
  const allow = child(node, 'allow');
  const trail = child(node, 'trail');
  const scope = { compilation, types: typesOf(node, compilation) };
  return {
    id: node.source.id,
    ...pickDefined({ title: compileText(child(node, 'title')), route: stringOf(child(node, 'route')) }),
    given: givenOf(child(node, 'given')),
    ...pickDefined({ allow: allow === undefined ? undefined : stringsOf(allow) }),
    enter: compileActions(child(node, 'enter'), compilation),
    data: compileData(child(node, 'data'), compilation),
    ...pickDefined({ trail: trail === undefined ? undefined : stringsOf(trail) }),
    actions: compileActions(child(node, 'actions'), compilation),
    body: compileBlocks(child(node, 'body'), scope),
  };
}
