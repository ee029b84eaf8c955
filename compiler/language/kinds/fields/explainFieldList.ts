import { findProperty } from '../../../compile/findLayers.ts';
import { child, type Node, stringOf } from '../../../compile/node.ts';
import type { ExplainedPart, Explainer } from '../../../explain/Explainer.ts';
import { explainEntries } from '../../../explain/explainEntries.ts';
import { explainFields } from '../../../explain/explainFields.ts';
import type { FieldsDefinition } from '../../definitions.types.ts';

/** Explains a field list, including what its fields inherit from the entity. */
export function explainFieldList(node: Node<FieldsDefinition>, explainer: Explainer): readonly ExplainedPart[] {
  const of = stringOf(child(node, 'of')) ?? '';
  return [
    { title: 'Field list', facts: explainEntries(node, ['fields'], explainer) },
    {
      title: 'Fields',
      facts: explainFields(child(node, 'fields'), (path) => findProperty(explainer.compilation, of, path), explainer),
    },
  ];
}
