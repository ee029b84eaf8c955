import { findSource } from '../../../compile/compilation.ts';
import { child, entriesOf, isAuthored, itemsOf, stringOf } from '../../../compile/node.ts';
import { joinPointer } from '../../../compile/pointer.ts';
import { parseTypeName } from '../../../compile/typeName.ts';
import { nearest } from '../../../errors/nearest.ts';
import type { Definition } from '../../../load/Definition.ts';
import { allOf, type Gate } from '../../Gate.ts';
import { readExamples } from './readExamples.ts';

/** Checks that keys are unique among the examples of an entity, and that the roles of users exist. */
export function checkExampleKeys(gate: Gate): void {
  for (const definition of gate.set.byKind.examples.values()) {
    const entity = entityBeside(definition);
    if (entity === undefined || !gate.isChecked(definition)) continue;
    const key = stringOf(child(findSource(gate.compilation, 'entity', entity), 'key'));
    if (key !== undefined) checkUnique(gate, definition, { entity, property: key });
    // Accounts are identified by their email address, whatever the key of the entity is.
    if (entity !== 'user') continue;
    if (key !== 'email') checkUnique(gate, definition, { entity, property: 'email' });
    checkRoles(gate, definition);
  }
}

function entityBeside({ id }: Definition): string | undefined {
  const [folder, name] = id.split('/');
  return folder === 'entity' ? name : undefined;
}

interface Unique {
  readonly entity: string;
  readonly property: string;
}

function checkUnique(gate: Gate, definition: Definition, { entity, property }: Unique): void {
  const first = new Map<string, string>();
  for (const { name, own, whole } of readExamples(definition.json)) {
    const key = keyOf(whole[property]);
    if (key === undefined) continue;
    const mark = entity === 'user' ? key.toLowerCase() : key;
    const other = first.get(mark);
    if (other === undefined) {
      first.set(mark, name);
      continue;
    }
    const at = joinPointer('', name);
    const isOwn = Object.hasOwn(own, property);
    const message = `"${name}" has the ${property} ${JSON.stringify(whole[property])} of "${other}"`;
    const hint = isOwn
      ? `Give each example its own ${property}`
      : `Write its own ${property} here, so that "like" does not copy it`;
    const pointer = isOwn ? joinPointer(at, property) : at;
    gate.report(definition, { code: 'example/invalid', pointer, ...(isOwn ? {} : { key: true }), message, hint });
  }
}

/** A key as text. Undefined for a computed value, or one that is not a key. */
function keyOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && !value.startsWith('=') ? value : undefined;
}

function checkRoles(gate: Gate, definition: Definition): void {
  const written = allOf(gate, 'access').flatMap(({ node }) => itemsOf(child(node, 'roles')));
  const roles = written.flatMap((role) => stringOf(child(role, 'role')) ?? []);
  const aliases = written.flatMap((role) => itemsOf(child(role, 'aliases')).flatMap((alias) => stringOf(alias) ?? []));
  const known = new Set([...roles, ...aliases]);
  for (const { name, own } of readExamples(definition.json)) {
    const given: unknown = own['roles'];
    if (!Array.isArray(given)) continue;
    for (const [index, role] of given.entries()) {
      if (typeof role !== 'string' || known.has(role)) continue;
      const near = nearest(role, roles);
      const hint = near === undefined ? `Roles: ${roles.join(', ')}` : `Did you mean "${near}"?`;
      const pointer = joinPointer(joinPointer(joinPointer('', name), 'roles'), index);
      gate.report(definition, { code: 'reference/unknown', pointer, message: `No role "${role}"`, hint });
    }
  }
}

/** Checks that keys in examples refer to an existing example, if the other entity has examples. */
export function checkExampleReferences(gate: Gate): void {
  const keys = new Map<string, ReadonlySet<string>>();
  for (const definition of gate.set.byKind.examples.values()) {
    const entity = entityBeside(definition);
    const key = stringOf(child(findSource(gate.compilation, 'entity', entity ?? ''), 'key'));
    if (entity === undefined || key === undefined) continue;
    keys.set(entity, new Set(readExamples(definition.json).flatMap(({ whole }) => keyOf(whole[key]) ?? [])));
  }
  for (const definition of gate.set.byKind.examples.values()) checkReferences(gate, definition, keys);
}

function checkReferences(gate: Gate, definition: Definition, keys: ReadonlyMap<string, ReadonlySet<string>>): void {
  const entity = findSource(gate.compilation, 'entity', entityBeside(definition) ?? '');
  for (const [, property] of entriesOf(child(entity, 'properties'))) {
    if (!isAuthored(property.json)) continue;
    const by = stringOf(child(property, 'by'));
    const { name: other, list } = parseTypeName(stringOf(child(property, '$ref')) ?? '');
    const known = keys.get(other);
    // Records of an entity without examples come from elsewhere.
    if (by === undefined || list || known === undefined || known.size === 0) continue;
    for (const { name, own } of readExamples(definition.json)) {
      const key = Object.hasOwn(own, by) ? keyOf(own[by]) : undefined;
      if (key === undefined || known.has(key)) continue;
      const near = nearest(key, known);
      const hint =
        near === undefined ? `Keys of its examples: ${[...known].slice(0, 5).join(', ')}` : `Did you mean "${near}"?`;
      const pointer = joinPointer(joinPointer('', name), by);
      gate.report(definition, {
        code: 'reference/unknown',
        pointer,
        message: `No example of ${other} has the key "${key}"`,
        hint,
      });
    }
  }
}
