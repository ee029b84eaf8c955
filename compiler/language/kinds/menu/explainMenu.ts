import { child, type Node } from '../../../compile/node.ts';
import type { ExplainedPart, Explainer } from '../../../explain/Explainer.ts';
import { explainActions } from '../../../explain/explainAction.ts';
import type { MenuDefinition } from '../../definitions.types.ts';

/** Explains a menu: the roles that see it, and its items. */
export function explainMenu(node: Node<MenuDefinition>, explainer: Explainer): readonly ExplainedPart[] {
  const roles = explainer.access.roles.filter(({ menu }) => menu === node.source.id).map(({ role }) => role);
  return [
    { title: 'Menu', facts: [explainer.fact('seen by', roles.length === 0 ? 'no role' : roles.join(', '), node)] },
    { title: 'Items', facts: explainActions(child(node, 'items'), explainer) },
  ];
}
