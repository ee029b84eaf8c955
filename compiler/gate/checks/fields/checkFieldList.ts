import { type FieldList, flatFields } from '../../../compile/fieldLists.ts';
import type { Layers } from '../../../compile/findLayers.ts';
import { child, type Node, stringOf } from '../../../compile/node.ts';
import { listLayers, rowBaseOf, rowProperties } from '../../../compile/rowLayers.ts';
import { nearest } from '../../../errors/nearest.ts';
import type { Field } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { originOf } from '../../../typecheck/typeTable.ts';
import type { Gate } from '../../Gate.ts';
import { suggestPath } from '../../propertyPaths.ts';
import { checkNarrowing } from './checkNarrowing.ts';
import { checkRowProperties } from './checkRowProperties.ts';

/** The properties that the fields of a list can refer to. */
export interface ListBase {
  readonly owner: string;
  /** Suggestions for a misspelt path. */
  readonly names: (path: string) => readonly string[];
  readonly base: (path: string) => Layers | undefined;
}

/** Properties that make a field independent of the base. */
export const independentProperties = ['$ref', 'type', 'values', 'const', 'format', 'options', 'value', 'from'] as const;

/** Checks that the fields of a list name existing properties or are independent fields, including fields of rows. */
export function checkFieldList(
  gate: Gate,
  definition: Definition,
  list: Node<FieldList> | undefined,
  { owner, names, base }: ListBase,
): void {
  for (const field of flatFields(list)) {
    const bare = stringOf(field);
    const place = bare === undefined ? child(field, 'field') : field;
    const path = stringOf(place);
    if (place === undefined || path === undefined) continue;
    const layers = base(path);
    const isOwn = bare === undefined && independentProperties.some((word) => child(field, word) !== undefined);
    noteField(gate, definition, place, isOwn ? () => undefined : base);
    if (bare === undefined) checkRowsOf(gate, definition, field, layers ?? []);
    if (layers !== undefined) {
      if (bare === undefined) checkNarrowing(gate, definition, field, layers);
    } else if (bare !== undefined || !independentProperties.some((word) => child(field, word) !== undefined)) {
      const near = nearest(path, names(path));
      const own = [suggestPath(path, names).hint ?? [], 'A field of its own has a "type" or a "$ref"']
        .flat()
        .join('. ');
      const hint = near === undefined ? own : `Did you mean "${near}"?`;
      const message = `${owner} has no "${path}"`;
      gate.report(definition, { code: 'field/unknown', pointer: place.pointer, message, hint });
    }
  }
}

/** Checks the fields that a list declares for its rows. */
export function checkRowsOf(gate: Gate, definition: Definition, field: Node<Field>, base: Layers): void {
  const layers = listLayers(gate.compilation, field, base);
  if (!checkRowProperties(gate, definition, field, layers)) return;
  const names = rowProperties(layers);
  const owner = `a row of ${stringOf(child(field, 'field')) ?? 'the list'}`;
  const rows = { owner, names: () => names, base: rowBaseOf(gate.compilation, layers) };
  checkFieldList(gate, definition, child(field, 'fields'), rows);
}

function noteField(gate: Gate, definition: Definition, place: Node, base: ListBase['base']): void {
  const names = (stringOf(place) ?? '').split('.');
  let start = 0;
  for (const [index, name] of names.entries()) {
    const layers = base(names.slice(0, index + 1).join('.'));
    const own = index === names.length - 1 ? `field/${place.source.id}.${names.join('.')}` : undefined;
    gate.note(definition, { pointer: place.pointer, start, target: layers === undefined ? own : originOf(layers) });
    start += name.length + 1;
  }
}
