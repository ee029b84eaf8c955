import { byId } from '../../../compile/byId.ts';
import { defineKind } from '../defineKind.ts';
import { compileScreen } from './compileScreen.ts';
import { explainScreen } from './explainScreen.ts';
import schema from './screen.schema.json' with { type: 'json' };

export const screen = defineKind<'screen'>({
  schema,
  compile: ({ nodes, compilation }) => ({ screens: byId(nodes.map((node) => compileScreen(node, compilation))) }),
  isNamed: true,
  isExpanded: true,
  scope: { names: ['run'], hasRows: true },
  explain: explainScreen,
});
