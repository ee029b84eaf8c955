import { findFormat, questionFormatNames } from '#engine/internal';
import { flatFields } from '../../../compile/fieldLists.ts';
import { child, entriesOf, isAuthored, type Node, stringOf } from '../../../compile/node.ts';
import { suggestName } from '../../../errors/suggestName.ts';
import type { Definition } from '../../../load/Definition.ts';
import { inferExpression } from '../../../typecheck/checkExpression.ts';
import { type CheckType, unwrapOptional } from '../../../typecheck/checkTypes.ts';
import { typeOfSource } from '../../../typecheck/typeOfSource.ts';
import { typeOfEntity } from '../../../typecheck/typeTable.ts';
import type { Variables } from '../../../typecheck/Variables.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { variablesOf } from '../../scope/variablesOf.ts';

/** Checks that mappings of foreign kinds name existing formats, and cover every kind that the data can have. */
export function checkKinds(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'entity')) {
    if (child(node, 'each') !== undefined) checkQuestions(gate, definition, node);
    const variables = variablesOf(node, gate.compilation);
    for (const [, property] of entriesOf(child(node, 'properties'))) checkField(gate, definition, property, variables);
  }
  for (const { definition, node } of definitionsOf(gate, 'form')) {
    const fields = child(node, 'fields');
    const variables = variablesOf(node, gate.compilation);
    for (const field of child(fields, 'from') === undefined ? flatFields(fields) : [fields]) {
      if (field !== undefined) checkField(gate, definition, field, variables);
    }
  }
}

/** Checks that kinds of questions map to formats of questions. */
function checkQuestions(gate: Gate, definition: Definition, entity: Node): void {
  for (const [kind, mapped] of entriesOf(child(entity, 'kinds'))) {
    const format = stringOf(mapped);
    if (format !== undefined && findFormat(format) !== undefined) continue;
    const hint = suggestName(format ?? '', questionFormatNames);
    const message = `"${kind}" is mapped to ${format === undefined ? 'an object' : `"${format}"`}, which is no format of questions`;
    gate.report(definition, { code: 'format/unknown', pointer: mapped.pointer, message, ...hint });
  }
  if (child(entity, 'properties') === undefined) return;
  const item = typeOfEntity(definition.id, gate.compilation);
  checkCovered(gate, definition, entity, { item, list: { kind: 'list', of: item } });
}

/** Checks that kinds of fields map to properties. */
function checkField(gate: Gate, definition: Definition, field: Node, variables: Variables): void {
  const from = child(field, 'from');
  if (from === undefined) return;
  for (const [kind, mapped] of entriesOf(child(field, 'kinds'))) {
    if (isAuthored(mapped.json)) continue;
    const message = `"${kind}" is mapped to the name of a format, and fields need a property`;
    const hint = 'Write an object: {"type": …} or {"$ref": …}';
    gate.report(definition, { code: 'format/unknown', pointer: mapped.pointer, message, hint });
  }
  const list = unwrapOptional(typeOfSource(from, variables, gate.compilation));
  if (list.kind === 'list')
    checkCovered(gate, definition, field, { ...variables, item: unwrapOptional(list.of), list });
}

/** Warns of possible kinds of items without a mapping. */
function checkCovered(gate: Gate, definition: Definition, holder: Node, variables: Variables): void {
  const kinds = child(holder, 'kinds');
  const each = child(holder, 'each');
  const kind = stringOf(child(each, 'kind')) ?? stringOf(child(each, 'format'));
  if (kinds === undefined || kind?.startsWith('=') !== true) return;
  const type: CheckType = unwrapOptional(inferExpression({ source: kind.slice(1), variables, expected: 'any' }).type);
  if (!('values' in type) || type.values === undefined) return;
  const mapped = new Set(entriesOf(kinds).map(([name]) => name));
  for (const value of type.values) {
    if (mapped.has(String(value))) continue;
    const message = `The data may have the kind "${value}", and nothing is mapped to it: it would be shown locked`;
    gate.report(definition, { code: 'format/unmapped', pointer: kinds.pointer, message });
  }
}
