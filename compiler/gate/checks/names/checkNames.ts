import { findProperty } from '../../../compile/findLayers.ts';
import { internalPolicy } from '../../../compile/internalPolicy.ts';
import { isAuthored } from '../../../compile/node.ts';
import { isSchemaType, parseTypeName } from '../../../compile/typeName.ts';
import { suggestName } from '../../../errors/suggestName.ts';
import { referencedKinds } from '../../../language/blocks/index.ts';
import type { Definition } from '../../../load/Definition.ts';
import { spreadMark } from '../../../load/expandNames.ts';
import type { Gate } from '../../Gate.ts';
import { pathNames, reportPathMeaning, suggestPath } from '../../propertyPaths.ts';
import type { Location } from '../../walkDefinition.ts';

/** Checks that every name at a place with `names` or `typed` is known, and has the expected kind. */
export function checkNames(gate: Gate): void {
  for (const { definition, places } of gate.walked) {
    for (const place of places) {
      if (typeof place.value !== 'string' || isBuiltIn(place)) continue;
      if (place.schema.names !== undefined) checkName(gate, definition, place, bareName(place.value));
      else if (place.schema.typed === true) checkType(gate, definition, place, place.value);
    }
  }
}

/** A policy that every set has. The checks of access report wrong uses. */
function isBuiltIn({ value, schema }: Location): boolean {
  return value === internalPolicy && schema.names === 'policy';
}

/** The name without a leading `...`. */
function bareName(text: string): string {
  return text.startsWith(spreadMark) ? text.slice(spreadMark.length) : text;
}

function checkName(gate: Gate, definition: Definition, place: Location, name: string): void {
  const kinds = [place.schema.names ?? []].flat();
  const [prefix, rest] = name.includes(':')
    ? [name.slice(0, name.indexOf(':')), name.slice(name.indexOf(':') + 1)]
    : [];
  const wanted = prefix === undefined ? kinds : kinds.filter((kind) => kind === prefix);
  const id = rest ?? name;
  const at = { pointer: place.pointer, key: place.key };
  const fitting = wanted.filter((kind) => gate.names.get(kind)?.has(id));
  const [kind, other] = fitting;
  if (other !== undefined) {
    const message = `"${id}" fits ${fitting.join(' and ')}`;
    gate.report(definition, { code: 'reference/ambiguous', ...at, message, hint: `Write "${kind}:${id}"` });
    return;
  }
  gate.note(definition, {
    pointer: place.pointer,
    start: name.length - id.length,
    target: kind === undefined ? undefined : `${kind}/${id}`,
  });
  if (kind === undefined) reportUnknown(gate, definition, at, { kinds, wanted, id, name });
  else if (kind === 'operation' && place.pointer.endsWith('/act')) reportAct(gate, definition, place, id);
  else if (kind === 'screen') checkScreen(gate, definition, place, id);
}

/** Reports an `act` whose operation has no record. */
function reportAct(gate: Gate, definition: Definition, { pointer, key }: Location, id: string): void {
  const message = `Operation "${id}" is about no record`;
  const hint = 'Write "run" in place of "act", or name the entity of the operation in its "of"';
  gate.report(definition, { code: 'reference/ambiguous', pointer, key, message, hint });
}

interface Wanted {
  readonly kinds: readonly string[];
  readonly wanted: readonly string[];
  readonly id: string;
  readonly name: string;
}

type At = { readonly pointer: string; readonly key: boolean };

function reportUnknown(gate: Gate, definition: Definition, at: At, { kinds, wanted, id, name }: Wanted): void {
  const elsewhere = [...gate.names].filter(([kind, names]) => !wanted.includes(kind) && names.has(id));
  const [first] = elsewhere;
  if (first !== undefined || wanted.length === 0) {
    const found = first === undefined ? 'of another kind' : `the name of a ${first[0]}`;
    const message = `"${name}" is ${found}; ${kinds.join(' or ')} expected`;
    gate.report(definition, { code: 'reference/ambiguous', ...at, message });
    return;
  }
  const hint = suggestName(
    id,
    wanted.flatMap((kind) => [...(gate.names.get(kind) ?? []), ...(kind === 'policy' ? [internalPolicy] : [])]),
  );
  const message = `No ${wanted.join(' or ')} "${id}"`;
  gate.report(definition, { code: 'reference/unknown', ...at, message, ...hint });
}

/** Checks that `go` leads to a screen with a route, and that a screen that is opened or shown in place has none. */
function checkScreen(gate: Gate, definition: Definition, place: Location, id: string): void {
  const json = gate.set.byKind.screen.get(id)?.json;
  const hasRoute = isAuthored(json) && 'route' in json;
  const word = place.pointer.split('/').at(-1) ?? '';
  if (hasRoute && (word === 'open' || referencedKinds[word] === 'screen')) {
    const message = `Screen "${id}" has a route: go to it, only a part can be ${word === 'open' ? 'opened' : 'drawn'}`;
    gate.report(definition, { code: 'reference/ambiguous', pointer: place.pointer, message });
  } else if (!hasRoute && word !== 'open' && referencedKinds[word] !== 'screen' && word !== 'screen') {
    const message = `Screen "${id}" has no route, so nobody can go to it`;
    gate.report(definition, {
      code: 'reference/ambiguous',
      pointer: place.pointer,
      message,
      hint: 'Open it, or give it a route',
    });
  }
}

function checkType(gate: Gate, definition: Definition, place: Location, text: string): void {
  const type = parseTypeName(text);
  if (isSchemaType(type.name)) return;
  const entities = gate.names.get('entity') ?? new Set();
  gate.note(definition, { pointer: place.pointer, start: 0, target: `entity/${type.name}` });
  if (type.property !== undefined)
    reportPathMeaning(gate, definition, type.name, type.property, {
      pointer: place.pointer,
      start: text.indexOf('#/properties/') + '#/properties/'.length,
      separator: '/properties/',
    });
  const at = { pointer: place.pointer, key: place.key };
  if (!entities.has(type.name)) {
    const hint = suggestName(type.name, [...entities, 'string', 'number', 'integer', 'boolean']);
    const message = `No type "${type.name}": a type of JSON Schema or an entity is expected`;
    gate.report(definition, { code: 'reference/unknown', ...at, message, ...hint });
  } else if (type.property !== undefined && findProperty(gate.compilation, type.name, type.property) === undefined) {
    const hint = suggestPath(type.property, (path) => pathNames(gate.compilation, type.name, path));
    const message = `${type.name} has no property "${type.property}"`;
    gate.report(definition, { code: 'field/unknown', ...at, message, ...hint });
  }
}
