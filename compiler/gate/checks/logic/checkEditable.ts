import { child, stringOf } from '../../../compile/node.ts';
import { allOf, type Gate } from '../../Gate.ts';

/** A text that depends on what the mail is given has no one wording that people could edit. */
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
