import { findSource } from '../../../compile/compilation.ts';
import { entityOf } from '../../../compile/entityOf.ts';
import { child, entriesOf, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { suggestName } from '../../../errors/suggestName.ts';
import type { OperationDefinition } from '../../../language/definitions.types.ts';
import type { Definition, Group } from '../../../load/Definition.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { isRouted } from '../../scope/scopeOf.ts';
import { walkDefinition } from '../../walkDefinition.ts';

/** Checks that operations and screens declare who may use them, and on which records. */
export function checkAllow(gate: Gate): void {
  const hint = 'Write "allow", if only "public"';
  for (const { definition, node } of definitionsOf(gate, 'operation')) {
    if (child(node, 'allow') === undefined) {
      const message = `Operation "${definition.id}" does not say who may call it`;
      gate.report(definition, { code: 'allow/missing', pointer: '', message, hint });
    } else checkRelations(gate, definition, node);
  }
  for (const { definition, node } of definitionsOf(gate, 'screen')) {
    if (!isRouted(node) || child(node, 'allow') !== undefined) continue;
    const message = `Screen "${definition.id}" has a route and does not say who may open it`;
    gate.report(definition, { code: 'allow/missing', pointer: '', message, hint });
  }
}

function checkRelations(gate: Gate, definition: Definition, operation: Node<OperationDefinition>): void {
  const entity = entityOf(operation);
  const record = entity === undefined ? undefined : findSource(gate.compilation, 'entity', entity);
  const relations = entriesOf(child(record, 'owners')).map(([name]) => name);
  for (const [policy, written] of entriesOf(child(operation, 'allow'))) {
    const relation = stringOf(written) === 'own' ? policy : stringOf(written);
    if (relation === undefined || relation === 'all' || relations.includes(relation)) continue;
    const hint = suggestName(relation, relations);
    const message = `${entity ?? 'The operation'} has no relation "${relation}"`;
    gate.report(definition, { code: 'relation/unknown', pointer: written.pointer, message, ...hint });
  }
}

/** Cached: definitions and groups never change. */
const policiesBefore = new WeakMap<Definition | Group, ReadonlySet<unknown>>();

function policiesOf(group: Group): ReadonlySet<unknown> {
  const known = policiesBefore.get(group);
  if (known !== undefined) return known;
  const named = new Set<unknown>();
  for (const definition of group.values()) for (const policy of policiesIn(definition)) named.add(policy);
  policiesBefore.set(group, named);
  return named;
}

function policiesIn(definition: Definition): ReadonlySet<unknown> {
  const known = policiesBefore.get(definition);
  if (known !== undefined) return known;
  const { places } = walkDefinition(definition);
  const named = new Set(places.flatMap(({ schema, value }) => (schema.names === 'policy' ? [value] : [])));
  policiesBefore.set(definition, named);
  return named;
}

/** Reports policies that nothing uses, and functions that nothing uses and no role has. */
export function checkUnusedPolicies(gate: Gate): void {
  const used = new Set(Object.values(gate.set.byKind).flatMap((group) => [...policiesOf(group)]));
  for (const { definition, node } of definitionsOf(gate, 'access')) {
    for (const item of itemsOf(child(node, 'policies'))) {
      const policy = child(item, 'policy');
      if (policy === undefined || used.has(policy.json)) continue;
      const message = `Policy "${String(policy.json)}" is named nowhere`;
      gate.report(definition, { code: 'policy/unused', pointer: policy.pointer, message });
    }
    const held = itemsOf(child(node, 'roles')).flatMap((role) => itemsOf(child(role, 'functions')));
    for (const item of itemsOf(child(node, 'functions'))) {
      const name = child(item, 'function');
      const id = Number(child(item, 'id')?.json);
      if (name === undefined || used.has(name.json) || held.some(({ json }) => isWithin(id, json))) continue;
      const message = `Function "${String(name.json)}" is named nowhere, and no role has it`;
      gate.report(definition, { code: 'policy/unused', pointer: name.pointer, message });
    }
  }
}

/** Whether an entry of a role's functions contains the id: it is the id, or a range that includes it. */
function isWithin(id: number, written: unknown): boolean {
  if (typeof written !== 'string') return id === written;
  const [from = Number.NaN, to = from] = written.split('-').map(Number);
  return id >= from && id <= to;
}
