import { findProperty, type Layers } from '../../../compile/findLayers.ts';
import { groupEntity, groupsOf } from '../../../compile/groupsOf.ts';
import { child, entriesOf, isAuthored, itemsOf, type Node, stringOf, stringsOf } from '../../../compile/node.ts';
import { schemaOf } from '../../../compile/schemaOf.ts';
import type { OperationDefinition } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { allOf, definitionsOf, type Gate } from '../../Gate.ts';
import { pathNames, suggestPath } from '../../propertyPaths.ts';
import { createReach } from '../access/createReach.ts';
import { secretsOf } from '../access/secretsOf.ts';
import { notSingle } from './singleValue.ts';

type Use = 'value' | 'date' | 'number';

interface Grouped {
  readonly path: string;
  readonly place: Node;
  readonly use: Use;
}

/** Checks that records are grouped by stored values, and that sums are over numbers. */
export function checkGroups(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'operation')) {
    const groups = groupsOf(node);
    if (groups === undefined) continue;
    const report = reporter(gate, definition);
    const taken = new Set<string>(groups.count ? ['count'] : []);
    for (const one of groupedIn(node)) {
      const { path, place } = one;
      gate.note(definition, { pointer: place.pointer, start: 0, target: `property/${groups.of}.${path}`, name: path });
      if (taken.has(path)) report(place, `"${path}" is in a group already`, 'Leave one of them out');
      taken.add(path);
      const layers = findProperty(gate.compilation, groups.of, path);
      if (layers === undefined) reportUnknown(gate, { definition, place, path, entity: groups.of });
      else for (const why of reasonsAgainst(gate, { layers, of: groups.of, one })) report(place, why);
    }
    const [method] = (stringOf(child(node, 'call')) ?? '').split(' ');
    if (method !== 'GET') report(node, 'Groups are answered by a GET', 'Write GET in "call"', '/call');
    if (gate.set.byKind.entity.has(groupEntity(definition.id)))
      report(node, `The entity ${groupEntity(definition.id)} has the name of these groups`, 'Rename it', '/result');
  }
}

/** Checks that groups do not reveal values that a caller may not see. */
export function checkGroupSecrets(gate: Gate): void {
  const operations = definitionsOf(gate, 'operation').filter(({ node }) => groupsOf(node) !== undefined);
  if (operations.length === 0) return;
  const [secrets, reaches] = [secretsOf(gate), createReach(gate)];
  for (const { definition, node } of operations) {
    const of = groupsOf(node)?.of ?? '';
    const allow = child(node, 'allow');
    const named = stringsOf(allow);
    const callers = named.length > 0 ? named : entriesOf(allow).map(([policy]) => policy);
    for (const { path, place } of groupedIn(node)) {
      const names = path.split('.');
      // Seeing a part of a record requires seeing the enclosing record.
      const audience = names.flatMap((_, index) => {
        const around = names.slice(0, index + 1).join('.');
        const origin = originOf(findProperty(gate.compilation, of, around), `${of}.${around}`);
        return secrets.get(`property/${of}.${around}`) ?? secrets.get(origin) ?? [];
      });
      if (audience.length === 0 || !reaches([callers], audience)) continue;
      gate.report(definition, {
        code: 'secret/leaks',
        pointer: place.pointer,
        message: `The groups of ${definition.id} would show ${of}.${path} to people who may not see it`,
        hint: `Give the operation the "allow" of ${of}.${path}, or group by another property`,
      });
    }
  }
}

/** The property that declares a value: for `book.cost`, that of the entity `book`. */
function originOf(layers: Layers | undefined, otherwise: string): string {
  const [first] = (layers ?? []).filter(({ source, pointer }) => source.kind === 'entity' && pointer !== '');
  if (first === undefined) return `property/${otherwise}`;
  const names = first.pointer.split('/').filter((name) => name !== '' && name !== 'properties');
  return `property/${first.source.id}.${names.join('.')}`;
}

function groupedIn(node: Node<OperationDefinition>): readonly Grouped[] {
  const result: Node | undefined = child(node, 'result');
  const by = itemsOf(child(result, 'by')).flatMap((entry): readonly Grouped[] => {
    if (!isAuthored(entry.json)) return [{ path: stringOf(entry) ?? '', place: entry, use: 'value' }];
    const place = child(entry, 'month') ?? child(entry, 'year') ?? entry;
    return [{ path: stringOf(place) ?? '', place, use: 'date' }];
  });
  const sums = itemsOf(child(result, 'sum')).map(
    (place): Grouped => ({ path: stringOf(place) ?? '', place, use: 'number' }),
  );
  return [...by, ...sums];
}

interface Candidate {
  readonly layers: Layers;
  readonly of: string;
  readonly one: Grouped;
}

function reasonsAgainst(gate: Gate, { layers, of, one: { path, use } }: Candidate): readonly string[] {
  const single = notSingle(layers);
  if (single !== undefined) return [`${path} makes no group: ${single}`];
  const computed = layers.some((layer) => layer.pointer !== '' && child(layer, 'value') !== undefined);
  const derived = allOf(gate, 'lifecycle').some(
    ({ node }) =>
      stringOf(child(node, 'of')) === of && stringOf(child(node, 'at')) === path && child(node, 'states') !== undefined,
  );
  if (computed || derived) return [`${path} makes no group: it is computed`];
  const inner = path
    .split('.')
    .slice(0, -1)
    .map((_, index, names) => names.slice(0, index + 1).join('.'));
  if (inner.some((part) => notSingle(findProperty(gate.compilation, of, part)) === 'it is a list'))
    return [`${path} makes no group: it is in a list`];
  const { type, format } = schemaOf(layers, false);
  if (use === 'date' && format !== 'date' && format !== 'date-time') return [`${path} is no date`];
  return use === 'number' && type !== 'number' && type !== 'integer'
    ? [`${path} is no number, and cannot be added up`]
    : [];
}

type Report = (place: Node, message: string, hint?: string, below?: string) => void;

function reporter(gate: Gate, definition: Definition): Report {
  return (place, message, hint = 'Name a single value that is stored', below = '') =>
    gate.report(definition, { code: 'groups/unsupported', pointer: `${place.pointer}${below}`, message, hint });
}

interface Unknown {
  readonly definition: Definition;
  readonly place: Node;
  readonly path: string;
  readonly entity: string;
}

function reportUnknown(gate: Gate, { definition, place, path, entity }: Unknown): void {
  gate.report(definition, {
    code: 'field/unknown',
    pointer: place.pointer,
    message: `${entity} has no "${path}"`,
    ...suggestPath(path, (wrong) => pathNames(gate.compilation, entity, wrong)),
  });
}
