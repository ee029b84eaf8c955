import { child, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { nearest } from '../../../errors/nearest.ts';
import { allOf, type Gate } from '../../Gate.ts';

/** The operation of every server that sends mails. */
const sendMail = 'mails.send';

/** Checks that the template of a mail in an event exists: otherwise the event would always be rolled back. */
export function checkEffects(gate: Gate): void {
  const templates = gate.set.byKind.template;
  for (const { definition, node } of allOf(gate, 'lifecycle')) {
    for (const event of itemsOf(child(node, 'events'))) {
      for (const place of callsIn(child(event, 'effects')).map(templateOf)) {
        const id = stringOf(place);
        if (place === undefined || id === undefined || id.startsWith('=') || templates.has(id)) continue;
        const near = nearest(id, [...templates.keys()]);
        const hint = near === undefined ? {} : { hint: `Did you mean "${near}"?` };
        gate.report(definition, {
          code: 'reference/unknown',
          pointer: place.pointer,
          message: `No template "${id}"`,
          ...hint,
        });
      }
    }
  }
}

/** One call, or a list of calls. */
function callsIn(effects: Node | undefined): readonly Node[] {
  if (effects === undefined) return [];
  return Array.isArray(effects.json) ? itemsOf(effects) : [effects];
}

function templateOf(call: Node): Node | undefined {
  return stringOf(child(call, 'run')) === sendMail ? child(child(call, 'with'), 'template') : undefined;
}
