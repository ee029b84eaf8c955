import type { MenuItemModel, MenuModel } from '#engine';
import type { Compilation } from '../../../compile/compilation.ts';
import { compileAction } from '../../../compile/compileAction.ts';
import { pickDefined } from '../../../compile/compileField.ts';
import { compileText } from '../../../compile/compileValue.ts';
import { child, itemsOf, type Node, stringOf, stringsOf } from '../../../compile/node.ts';
import type { Item, MenuDefinition } from '../../definitions.types.ts';

export function compileMenu(node: Node<MenuDefinition>, compilation: Compilation): MenuModel {
  return { id: node.source.id, items: itemsOf(child(node, 'items')).map((item) => compileItem(item, compilation)) };
}

function compileItem(node: Node<Item>, compilation: Compilation): MenuItemModel {
  const name = stringOf(child(node, 'menu'));
  if (name === undefined) return { item: 'action', action: compileAction(node, compilation) };
  const allow = child(node, 'allow');
  return {
    item: 'group',
    name,
    title: compileText(child(node, 'title')) ?? { literal: name },
    ...pickDefined({ icon: stringOf(child(node, 'icon')), allow: allow === undefined ? undefined : stringsOf(allow) }),
    items: itemsOf(child(node, 'items')).map((item) => compileItem(item, compilation)),
  };
}
