import { isAuthored } from '../../../compile/node.ts';
import { joinPointer } from '../../../compile/pointer.ts';
import { bodyFields, isAct } from '../../../load/expandActs.ts';
import { writtenOf } from '../../../load/sourceLocation.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';

/** Parts of an act that can read the fields of its body. */
const readers = ['set', 'when', 'message', 'effects', 'rules'] as const;

/** Checks that every answer in the dialog of an act is stored, or decides something. */
export function checkActBodies(gate: Gate): void {
  for (const { definition } of definitionsOf(gate, 'lifecycle')) {
    const { of, events } = Object(writtenOf(definition).json);
    const { properties, key } = Object(gate.set.byKind.entity.get(String(of))?.json);
    for (const [index, event] of (Array.isArray(events) ? events : []).entries()) {
      if (!isAct(event)) continue;
      const operation = gate.set.byKind.operation.get(event.act);
      if (operation === undefined) continue;
      const read = JSON.stringify(readers.map((word) => event[word]));
      for (const { field, at } of bodyFields(event['body'], (list) => findList(gate, list))) {
        const written = isAuthored(field) ? field : { field };
        const [name = ''] = String(written['field']).split('.');
        const isProperty = isAuthored(properties) && Object.hasOwn(properties, name);
        // A required constant, such as an accepted condition, blocks the call until it is set.
        if (isProperty || name === key || 'const' in written || isRead(read, name)) continue;
        const message = `Nothing stores "${name}": it is no property of ${String(of)}, and the event does not read it`;
        const hint = 'Store it in "set", give it the name of a property, or leave it out';
        const pointer = joinPointer('/events', index) + at;
        gate.report(writtenOf(definition), { code: 'body/unused', pointer, message, hint });
      }
    }
  }
}

function findList(gate: Gate, key: string): ReturnType<Gate['set']['byKind']['fields']['get']> {
  return gate.set.byKind.fields.get(key.slice('fields/'.length));
}

/** Rules read the body as `this`, events as `body`. Passing the whole body reads all of it. */
function isRead(text: string, name: string): boolean {
  return (
    new RegExp(`\\b(?:body|chosen|this)\\.\\??${name}\\b`, 'u').test(text) || /(?<![\w.])body(?!\s*[\w.[])/.test(text)
  );
}
