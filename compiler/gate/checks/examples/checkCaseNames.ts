import { findSource } from '../../../compile/compilation.ts';
import { nearest } from '../../../errors/nearest.ts';
import { findKind } from '../../../language/kinds/index.ts';
import type { Definition } from '../../../load/Definition.ts';
import type { Gate } from '../../Gate.ts';
import type { Location } from '../../walkDefinition.ts';

/** Cases speak of what the definition beside them is given, asks and gives. */
export function checkCaseNames(gate: Gate): void {
  for (const { definition, places } of gate.walked) {
    if (definition.kind !== 'cases') continue;
    const [folder = '', id = ''] = definition.id.split('/');
    const node = findSource(gate.compilation, folder, id);
    const names = findKind(folder)?.cases?.names;
    if (node === undefined || names === undefined) continue;
    const known = names(node, gate.compilation);
    for (const place of places) {
      const fitting = known[place.schema.refers ?? ''];
      if (fitting !== undefined && place.key) checkName(gate, definition, place, { folder, names: fitting });
    }
  }
}

interface Known {
  readonly folder: string;
  readonly names: readonly string[];
}

function checkName(gate: Gate, definition: Definition, place: Location, { folder, names }: Known): void {
  const name = String(place.value);
  // An answer of a repeated question, or what is wrong inside of one, is told by a path.
  const [first = ''] = name.split('.');
  if (names.length === 0 || names.includes(first)) return;
  const near = nearest(first, names);
  const hint = near === undefined ? {} : { hint: `Did you mean "${near}"?` };
  const message = `The ${folder} has no ${place.schema.refers ?? 'name'} "${first}"`;
  gate.report(definition, { code: 'reference/unknown', pointer: place.pointer, key: true, message, ...hint });
}
