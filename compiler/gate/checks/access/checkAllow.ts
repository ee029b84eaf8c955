import { findSource } from '../../../compile/compilation.ts';
import { entityOf } from '../../../compile/entityOf.ts';
import { child, entriesOf, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { suggestName } from '../../../errors/suggestName.ts';
import type { OperationDefinition } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { isRouted } from '../../scope/scopeOf.ts';
import type { Walked } from '../../walkDefinition.ts';

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

/** A walked definition never changes, so its policies are cached. */
const policiesBefore = new WeakMap<Walked, readonly unknown[]>();

function policiesIn(walked: Walked): readonly unknown[] {
  const known = policiesBefore.get(walked);
  if (known !== undefined) return known;
  const named = walked.places.flatMap(({ schema, value }) => (schema.names === 'policy' ? [value] : []));
  policiesBefore.set(walked, named);
  return named;
}

/** Reports policies that nothing uses, and functions that nothing uses and no role has. */
export function checkUnusedPolicies(gate: Gate): void {
  const used = new Set<unknown>();
  for (const walked of gate.walked) for (const policy of policiesIn(walked)) used.add(policy);
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
