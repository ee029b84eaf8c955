import { child, stringOf } from '../../../compile/node.ts';
import { allOf, type Gate } from '../../Gate.ts';

/** Reports editable templates whose text depends on the mail's values: it has no single wording to edit. */
export function checkEditable(gate: Gate): void {
  for (const { definition, node } of allOf(gate, 'template')) {
    if (child(node, 'editable')?.json !== true) continue;
    for (const word of ['subject', 'body'] as const) {
      const text = child(node, word);
      if (text === undefined || stringOf(text) !== undefined) continue;
      gate.report(definition, {
        code: 'keyword/type',
        pointer: '/editable',
        message: `A template whose ${word} is a choice cannot be edited`,
        hint: 'Write a template for each branch, or leave "editable" out',
      });
    }
  }
}
