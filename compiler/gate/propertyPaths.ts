import { type Compilation, findSource } from '../compile/compilation.ts';
import { findLayers, findProperty, type Layers } from '../compile/findLayers.ts';
import { child, entriesOf, type Node, stringOf } from '../compile/node.ts';
import { nearest } from '../errors/nearest.ts';
import { suggestName } from '../errors/suggestName.ts';
import type { Definition } from '../load/Definition.ts';
import { originOf } from '../typecheck/typeTable.ts';
import type { Gate } from './Gate.ts';

export interface PathCheck {
  readonly entity: string;
  readonly path: string;
  readonly place: Node;
  /** A single value is required: the path may not lead through a list. */
  readonly single?: boolean;
}

/** Checks that a dotted path names a property of the entity and, for a single value, leads through no list. */
export function checkPath(gate: Gate, definition: Definition, { entity, path, place, single }: PathCheck): void {
  reportPathMeaning(gate, definition, entity, path, startOf(place, path));
  const names = path.split('.');
  for (const [index] of names.entries()) {
    const part = names.slice(0, index + 1).join('.');
    const layers = findProperty(gate.compilation, entity, part);
    if (layers === undefined) {
      reportUnknown(gate, definition, { entity, path, place });
      return;
    }
    if (single === true && index < names.length - 1 && isList(layers[0])) {
      const message = `${part} is a list: say which "${names[index + 1]}" is meant`;
      const hint = 'Name one of them by a property with "value"';
      gate.report(definition, { code: 'field/list', pointer: place.pointer, message, hint });
      return;
    }
  }
}

interface PathStart {
  readonly pointer: string;
  readonly start: number;
  readonly separator?: string;
}

/** The index of a path in its text: a descending sort begins with `-`. */
function startOf(place: Node, path: string): PathStart {
  const text = stringOf(place);
  return { pointer: place.pointer, start: text?.endsWith(path) === true ? text.length - path.length : 0 };
}

/** Notes what each name of a path refers to. */
export function reportPathMeaning(
  gate: Gate,
  definition: Definition,
  entity: string,
  path: string,
  { pointer, start, separator = '.' }: PathStart,
): void {
  let at = start;
  const names = path.split('.');
  for (const [index, name] of names.entries()) {
    const layers = findProperty(gate.compilation, entity, names.slice(0, index + 1).join('.'));
    gate.note(definition, { pointer, start: at, target: layers === undefined ? undefined : originOf(layers) });
    at += name.length + separator.length;
  }
}

function reportUnknown(gate: Gate, definition: Definition, { entity, path, place }: PathCheck): void {
  const hint = suggestPath(path, (wrong) => pathNames(gate.compilation, entity, wrong));
  gate.report(definition, {
    code: 'field/unknown',
    pointer: place.pointer,
    key: stringOf(place) !== path,
    message: `${entity} has no "${path}"`,
    ...hint,
  });
}

/** The hint for an unknown path: the nearest path, else the names that exist in place of its first wrong one. */
export function suggestPath(path: string, namesOf: (path: string) => readonly string[]): { readonly hint?: string } {
  const near = nearest(path, namesOf(path));
  if (near !== undefined) return { hint: `Did you mean "${near}"?` };
  // Names after the wrong one do not matter for the suggestions.
  const names = path.split('.');
  const beginnings = names.map((_, index) => names.slice(0, index + 1).join('.'));
  const wrong = beginnings.find((beginning) => !namesOf(beginning).includes(beginning)) ?? path;
  return suggestName(wrong, namesOf(wrong));
}

/** Suggestions for a misspelt path: paths with another name in place of its first wrong one. */
export function pathNames(compilation: Compilation, entity: string, path: string): readonly string[] {
  const find = (known: string) => findProperty(compilation, entity, known);
  return namesAlong(path, { find, top: propertyNames(compilation, entity) });
}

interface Paths {
  /** Returns the layers of a path that is known. */
  readonly find: (path: string) => Layers | undefined;
  /** The names with which a path begins. */
  readonly top: readonly string[];
}

/** Suggestions for a misspelt path of a form or an entity, see `pathNames`. */
export function namesAlong(path: string, { find, top }: Paths): readonly string[] {
  const names = path.split('.');
  const right = names.findIndex((_, index) => find(names.slice(0, index + 1).join('.')) === undefined);
  const found = names.slice(0, Math.max(right, 0));
  const known = found.length === 0 ? top : innerNames(find(found.join('.')) ?? []);
  return known.map((name) => [...found, name, ...names.slice(found.length + 1)].join('.'));
}

function innerNames(layers: Layers): readonly string[] {
  return layers.flatMap((layer) =>
    [child(layer, 'properties'), child(child(layer, 'items'), 'properties')].flatMap((inner) =>
      entriesOf(inner).map(([name]) => name),
    ),
  );
}

function isList(property: Node | undefined): boolean {
  return stringOf(child(property, '$ref'))?.endsWith('[]') === true || stringOf(child(property, 'type')) === 'array';
}

export function propertyNames(compilation: Compilation, entity: string | undefined): readonly string[] {
  const source = entity === undefined ? undefined : findSource(compilation, 'entity', entity);
  if (source === undefined) return [];
  return [source, ...findLayers(compilation, source)].flatMap((layer) =>
    entriesOf(child(layer, 'properties')).map(([name]) => name),
  );
}
