import { byId } from '../../../compile/byId.ts';
import { defineKind } from '../defineKind.ts';
import { compileMenu } from './compileMenu.ts';
import { explainMenu } from './explainMenu.ts';
import schema from './menu.schema.json' with { type: 'json' };

export const menu = defineKind<'menu'>({
  schema,
  compile: ({ nodes, compilation }) => ({ menus: byId(nodes.map((node) => compileMenu(node, compilation))) }),
  isNamed: true,
  isExpanded: true,
  explain: explainMenu,
});
