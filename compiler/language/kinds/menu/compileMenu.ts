import type { MenuItemModel, MenuModel } from '#engine';
import type { TourStopModel } from '#engine/kinds/menu';
import type { Compilation } from '../../../compile/compilation.ts';
import { compileAction, oneOf } from '../../../compile/compileAction.ts';
import { pickDefined } from '../../../compile/compileField.ts';
import { compileText } from '../../../compile/compileValue.ts';
import { child, type ItemOf, itemsOf, type Node, stringOf, stringsOf } from '../../../compile/node.ts';
import type { Item, MenuDefinition } from '../../definitions.types.ts';

type Stop = ItemOf<NonNullable<MenuDefinition['tour']>>;

export function compileMenu(node: Node<MenuDefinition>, compilation: Compilation): MenuModel {
  const tour = itemsOf(child(node, 'tour')).map(stopOf);
  return {
    id: node.source.id,
    ...(tour.length === 0 ? {} : { tour }),
    items: itemsOf(child(node, 'items')).map((item) => compileItem(item, compilation)),
  };
}

function stopOf(node: Node<Stop>): TourStopModel {
  return {
    name: stringOf(child(node, 'stop')) ?? '',
    at: oneOf(stringOf(child(node, 'at')), ['page', 'menu', 'search', 'account'], 'page'),
    ...pickDefined({ entry: stringOf(child(node, 'entry')) }),
    title: compileText(child(node, 'title')) ?? { literal: '' },
    text: compileText(child(node, 'text')) ?? { literal: '' },
  };
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
