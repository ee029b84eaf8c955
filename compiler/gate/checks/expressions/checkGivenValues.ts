import { stringOf } from '../../../compile/node.ts';
import { suggestName } from '../../../errors/suggestName.ts';
import type { Definition } from '../../../load/Definition.ts';
import { type CheckType, isMisfit, nameOfType, unwrapOptional } from '../../../typecheck/checkTypes.ts';
import { hintForPair, hintForType } from '../../../typecheck/hintForType.ts';
import type { Gate } from '../../Gate.ts';
import { type AssignedValue, assignedValues, type Receiver } from './assignedValues.ts';

/** Checks that a constant has the type of its receiver, and is one of its values, if these are known. */
export function checkGivenValues(gate: Gate): void {
  for (const { definition } of gate.walked) {
    for (const assigned of assignedValues(gate, definition).values()) {
      const given = typeOfConstant(assigned.value.json);
      if (given === undefined) continue;
      if (assigned.receiver.isOwn !== true) reportMisfit(gate, definition, assigned, given);
      checkKnownValues(gate, definition, assigned);
    }
  }
}

/** Reports a value whose type can never match that of its receiver. */
export function reportMisfit(
  gate: Gate,
  definition: Definition,
  { value, receiver }: AssignedValue,
  given: CheckType,
): void {
  if (!isMisfit(given, receiver.type)) return;
  const message = `${nameOfType(given)} given, and ${receiver.name} is ${nameOfType(receiver.type)}`;
  const text = stringOf(value);
  const wanted = unwrapOptional(receiver.type).kind;
  const meanings = hintForPair(given, receiver.type);
  const help =
    text?.startsWith('=') === true
      ? { offset: 1, ...hintForType({ wanted, given, source: text.slice(1) }), ...meanings }
      : meanings;
  gate.report(definition, { code: 'expression/type', pointer: value.pointer, message, ...help });
}

/**
 * The type of a constant. Undefined for expressions, which are checked elsewhere, and for null and records, which are
 * checked where they are used.
 */
function typeOfConstant(json: unknown): CheckType | undefined {
  if (typeof json === 'number') return { kind: 'number' };
  if (typeof json === 'boolean') return { kind: 'boolean' };
  return typeof json === 'string' && !json.startsWith('=') ? { kind: 'string', literal: json } : undefined;
}

function checkKnownValues(gate: Gate, definition: Definition, { value, receiver }: AssignedValue): void {
  const { type } = receiver;
  const text = stringOf(value);
  if (text === undefined || text === '' || !('values' in type) || type.values === undefined) return;
  const origin = originOf(receiver);
  gate.note(definition, { pointer: value.pointer, start: 0, target: `option/${origin}=${text}`, name: text });
  if (type.values.some((known) => known === text)) return;
  const names = type.values.map(String);
  const hint = suggestName(text, names);
  const message = `"${text}" is none of the values of ${origin}`;
  gate.report(definition, { code: 'value/unknown', pointer: value.pointer, message, ...hint });
}

function originOf({ type }: Receiver): string {
  return type.origin?.replace(/^[a-z]+\//, '') ?? '';
}
