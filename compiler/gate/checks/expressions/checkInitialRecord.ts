import { flatFields } from '../../../compile/fieldLists.ts';
import { findLayers } from '../../../compile/findLayers.ts';
import { child, type Node, stringOf } from '../../../compile/node.ts';
import type { FormDefinition } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { areDisjoint, nameOfType, unwrapOptional } from '../../../typecheck/checkTypes.ts';
import { findInitialRecord, type InitialRecord } from '../../../typecheck/findInitialRecord.ts';
import { baseOfForm, typeOfMember } from '../../../typecheck/typeTable.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';

/** Checks that a form begins from a record, whose properties have the types of the fields with the same path. */
export function checkInitialRecord(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'form')) {
    const pointer = child(node, 'begin')?.pointer;
    const begin = findInitialRecord(node, gate.compilation);
    if (pointer === undefined || begin === undefined) continue;
    // An expression with an error has no type.
    if (gate.errors.some((error) => error.file === definition.file && error.pointer === pointer)) continue;
    if (begin.type.kind !== 'entity') {
      const message = `${nameOfType(begin.type)} given, and a form begins from a record`;
      gate.report(definition, {
        code: 'expression/type',
        pointer,
        message,
        hint: 'Name a parameter or data of the form',
      });
    } else checkFields(gate, { definition, form: node, begin, pointer });
  }
}

interface Begun {
  readonly definition: Definition;
  readonly form: Node<FormDefinition>;
  readonly begin: InitialRecord;
  readonly pointer: string;
}

function checkFields(gate: Gate, { definition, form, begin, pointer }: Begun): void {
  const base = baseOfForm(form, gate.compilation);
  const record = nameOfType(begin.type);
  let count = 0;
  for (const field of flatFields(child(form, 'fields'))) {
    const path = stringOf(field) ?? stringOf(child(field, 'field')) ?? '';
    const given = begin.typeAt(path);
    if (given === undefined) continue;
    count += 1;
    if (child(field, 'default') !== undefined || child(field, 'value') !== undefined) continue;
    const own = stringOf(field) === undefined ? [field, ...findLayers(gate.compilation, field)] : [];
    const wanted = typeOfMember([...own, ...(base(path) ?? [])], gate.compilation);
    if (!areDisjoint(given, wanted)) continue;
    const names = { given: nameOfType(unwrapOptional(given)), wanted: nameOfType(unwrapOptional(wanted)) };
    const message = `"${path}" of ${record} is ${names.given}, and the field is ${names.wanted}`;
    gate.report(definition, { code: 'expression/type', pointer, message, hint: 'Write a "default" at the field' });
  }
  if (count > 0) return;
  const message = `${record} has none of the fields of the form`;
  gate.report(definition, {
    code: 'field/unknown',
    pointer,
    message,
    hint: 'Take "begin" out, or begin from another record',
  });
}
