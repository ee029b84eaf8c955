import type { Compilation } from '../compile/compilation.ts';
import { flatFields } from '../compile/fieldLists.ts';
import { findLayers } from '../compile/findLayers.ts';
import { child, type Node, stringOf } from '../compile/node.ts';
import type { FormDefinition } from '../language/definitions.types.ts';
import { anyType, type CheckType, unwrapOptional } from './checkTypes.ts';
import { typeOfSource } from './typeOfSource.ts';
import { baseOfForm } from './typeTable.ts';
import type { Variables } from './Variables.ts';

/** Types of the options of each field, and of the selected records. Unknown for fields from data. */
export function typesOfOptions(known: Variables, form: Node<FormDefinition>, compilation: Compilation): Variables {
  const fields = child(form, 'fields');
  if (child(fields, 'from') !== undefined) return {};
  const base = baseOfForm(form, compilation);
  const options: Record<string, CheckType> = {};
  const chosen: Record<string, CheckType> = {};
  for (const field of flatFields(fields)) {
    const name = stringOf(field) ?? stringOf(child(field, 'field')) ?? '';
    const layers = [field, ...findLayers(compilation, field), ...(base(name) ?? [])];
    const source = layers.map((layer) => child(layer, 'options')).find((written) => written !== undefined);
    if (source === undefined) continue;
    const type = unwrapOptional(typeOfSource(source, known, compilation));
    options[name] = type;
    chosen[name] = type.kind === 'list' ? unwrapOptional(type.of) : anyType;
  }
  return {
    options: { kind: 'entity', name: 'the options', properties: options },
    chosen: { kind: 'entity', name: 'what is chosen', properties: chosen },
  };
}
