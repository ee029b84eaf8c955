import { findSource } from '../../../compile/compilation.ts';
import { entityOf } from '../../../compile/entityOf.ts';
import { fieldNames, flatFields } from '../../../compile/fieldLists.ts';
import { findLayers, findProperty, type Layers } from '../../../compile/findLayers.ts';
import { child, entriesOf, type Node, stringOf, stringsOf } from '../../../compile/node.ts';
import { parseTypeName } from '../../../compile/typeName.ts';
import type { OperationDefinition } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { allOf, definitionsOf, type Gate } from '../../Gate.ts';
import { pathParameters } from '../../scope/scopeOf.ts';
import { isGiven, nearestValue } from './givenValues.ts';

/** Checks that callers can send what an operation requires. */
export function checkFillableBodies(gate: Gate): void {
  const ignored = new Set(allOf(gate, 'access').flatMap(({ node }) => stringsOf(child(node, 'ignored'))));
  for (const { definition, node } of definitionsOf(gate, 'operation')) checkBody(gate, definition, node, ignored);
}

/** Reports fields of a body that are both required and locked. Without a stored record, no value can be repeated. */
function checkBody(
  gate: Gate,
  definition: Definition,
  operation: Node<OperationDefinition>,
  ignored: ReadonlySet<string>,
): void {
  const entity = entityOf(operation);
  const body = child(operation, 'body');
  const whole = stringOf(body);
  if (body === undefined || hasSubject(gate, operation, entity)) return;
  const properties = child(findSource(gate.compilation, 'entity', parseTypeName(whole ?? '').name), 'properties');
  const entries: readonly (readonly [string, Layers, Node])[] =
    whole === undefined
      ? flatFields(body).map((field) => {
          const path = stringOf(field) ?? stringOf(child(field, 'field')) ?? '';
          const own = stringOf(field) === undefined ? [field, ...findLayers(gate.compilation, field)] : [];
          const base = entity === undefined ? undefined : findProperty(gate.compilation, entity, path);
          return [path, [...own, ...(base ?? [])], field] as const;
        })
      : entriesOf(properties).map(
          ([name, property]) => [name, [property, ...findLayers(gate.compilation, property)], body] as const,
        );
  for (const [path, layers, place] of entries) {
    const lock = (['readOnly', 'locked'] as const).find((name) => nearestValue(layers, name) === true);
    if (lock === undefined || nearestValue(layers, 'required') !== true || isGiven(layers) || ignored.has(path))
      continue;
    if (['when', 'allow'].some((name) => nearestValue(layers, name) !== undefined)) continue;
    const message = `"${path}" is required in the body, and refused there because it is ${lock === 'locked' ? 'locked' : 'read-only'}`;
    const hint = 'Leave it out of the body, and let the server or a lifecycle set it';
    gate.report(definition, { code: 'field/unfillable', pointer: place.pointer, message, hint });
  }
}

/** A key in the path, the query or the body identifies a stored record, whose values can be repeated. */
function hasSubject(gate: Gate, operation: Node<OperationDefinition>, entity: string | undefined): boolean {
  if (pathParameters(stringOf(child(operation, 'call')) ?? '').length > 0) return true;
  const key = stringOf(child(findSource(gate.compilation, 'entity', entity ?? ''), 'key'));
  const body = child(operation, 'body');
  const names = [...fieldNames(body), ...fieldNames(child(operation, 'query'))];
  return key !== undefined && (names.includes(key) || (stringOf(body) !== undefined && !isPost(operation)));
}

function isPost(operation: Node<OperationDefinition>): boolean {
  return stringOf(child(operation, 'call'))?.startsWith('POST ') === true;
}
