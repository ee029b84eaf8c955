import type { Layers } from '../../../compile/findLayers.ts';
import { child, type Node, numberOf, stringOf } from '../../../compile/node.ts';
import type { Definition } from '../../../load/Definition.ts';
import { valuesOf } from '../../../typecheck/typeTable.ts';
import type { Gate } from '../../Gate.ts';

const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const;
const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;

/** Checks that an override allows no more than the property does. */
export function checkNarrowing(gate: Gate, definition: Definition, field: Node, layers: Layers): void {
  // The nearest layer can be the same entry, if a form repeats the body.
  const below = layers.filter((layer) => layer.json !== field.json);
  const report = (word: string, message: string): void => {
    gate.report(definition, { code: 'field/widened', pointer: `${field.pointer}/${word}`, message });
  };
  for (const [words, isWider] of [
    [upper, isMore],
    [lower, isLess],
  ] as const) {
    for (const word of words) {
      const own = numberOf(child(field, word));
      const allowed = below.map((layer) => numberOf(child(layer, word))).find((limit) => limit !== undefined);
      if (own !== undefined && allowed !== undefined && isWider(own, allowed)) {
        report(word, `${word} ${own}: the property allows ${allowed}`);
      }
    }
  }
  const type = stringOf(child(field, 'type'));
  const base = below.map((layer) => stringOf(child(layer, 'type'))).find((name) => name !== undefined);
  const narrows = type === base || (type === 'integer' && base === 'number');
  if (type !== undefined && base !== undefined && !narrows) report('type', `type ${type}: the property is ${base}`);
  const values = valuesOf(field);
  const known = below.map(valuesOf).find((list) => list !== undefined);
  const stranger = values?.find((value) => known !== undefined && !known.includes(value));
  if (stranger !== undefined) report('values', `The property has no value "${String(stranger)}"`);
}

function isMore(own: number, allowed: number): boolean {
  return own > allowed;
}

function isLess(own: number, allowed: number): boolean {
  return own < allowed;
}
