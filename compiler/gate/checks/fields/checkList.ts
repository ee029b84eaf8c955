import { type FieldList, flatFields } from '../../../compile/fieldLists.ts';
import type { Layers } from '../../../compile/findLayers.ts';
import { child, type Node, stringOf } from '../../../compile/node.ts';
import { nearest } from '../../../errors/nearest.ts';
import type { Definition } from '../../../load/Definition.ts';
import { originOf } from '../../../typecheck/typeTable.ts';
import type { Gate } from '../../Gate.ts';
import { suggestPath } from '../../propertyPaths.ts';
import { checkNarrowing } from './checkNarrowing.ts';

/** What the names of a field list are looked up in. */
export interface ListBase {
  readonly owner: string;
  /** Names that a misspelt path may have meant. */
  readonly names: (path: string) => readonly string[];
  readonly base: (path: string) => Layers | undefined;
}

/** Words that make a field of a list a field of its own. */
const ownWords = ['$ref', 'type', 'values', 'const', 'format', 'options', 'value', 'from'] as const;

/** Every field is a property of what the list is about, which it narrows at most, or says itself what it is. */
export function checkList(
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
    const isOwn = bare === undefined && ownWords.some((word) => child(field, word) !== undefined);
    noteField(gate, definition, place, isOwn ? () => undefined : base);
    if (layers !== undefined) {
      if (bare === undefined) checkNarrowing(gate, definition, field, layers);
    } else if (bare !== undefined || !ownWords.some((word) => child(field, word) !== undefined)) {
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
