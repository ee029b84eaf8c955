import { findSource } from '../../../compile/compilation.ts';
import { child, entriesOf, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { nearest } from '../../../errors/nearest.ts';
import type { Definition } from '../../../load/Definition.ts';
import { questionsOf } from '../../../typecheck/questionTypes.ts';
import type { Gate } from '../../Gate.ts';
import type { Place } from '../../walkDefinition.ts';

/** Cases speak of what the definition beside them is given, asks and gives. */
export function checkCaseNames(gate: Gate): void {
  for (const { definition, places } of gate.walked) {
    if (definition.kind !== 'cases') continue;
    const [folder = '', id = ''] = definition.id.split('/');
    const node = findSource(gate.compilation, folder, id);
    const namesOf = namesByKind[folder];
    if (node === undefined || namesOf === undefined) continue;
    const known = namesOf(node, gate);
    for (const place of places) {
      const names = known[place.schema.refers ?? ''];
      if (names !== undefined && place.key) checkName(gate, definition, place, { folder, names });
    }
  }
}

type Names = Readonly<Record<string, readonly string[]>>;

const namesByKind: Readonly<Record<string, (node: Node, gate: Gate) => Names>> = {
  flow: namesOfFlow,
  form: namesOfForm,
  lifecycle: namesOfLifecycle,
};

/** Beside the properties of the record, what is told of the event itself. */
function namesOfLifecycle(lifecycle: Node, { compilation }: Gate): Names {
  const entity = findSource(compilation, 'entity', stringOf(child(lifecycle, 'of')) ?? '');
  const properties = entriesOf(child(entity, 'properties')).map(([name]) => name);
  return { outcome: ['event', 'followed', 'refused', 'state', ...properties] };
}

function namesOfForm(form: Node): Names {
  const fields = fieldNames(form);
  return { given: entriesOf(child(form, 'given')).map(([name]) => name), question: fields, outcome: fields };
}

/** The fields of a form in all its sections, each by the first part of its path. */
function fieldNames(fields: Node): readonly string[] {
  return itemsOf(child(fields, 'fields')).flatMap((item) => {
    if (child(item, 'section') !== undefined) return fieldNames(item);
    const path = stringOf(item) ?? stringOf(child(item, 'field'));
    return path === undefined ? [] : [path.split('.')[0] ?? path];
  });
}

function namesOfFlow(flow: Node): Names {
  const questions = questionsOf(flow).map(({ id }) => `q${id}`);
  const results = itemsOf(child(flow, 'results')).flatMap((result) => stringOf(child(result, 'field')) ?? []);
  return {
    given: entriesOf(child(flow, 'given')).map(([name]) => name),
    question: questions,
    outcome: [...results, ...questions],
  };
}

interface Known {
  readonly folder: string;
  readonly names: readonly string[];
}

function checkName(gate: Gate, definition: Definition, place: Place, { folder, names }: Known): void {
  const name = String(place.value);
  // An answer of a repeated question, or what is wrong inside of one, is told by a path.
  const [first = ''] = name.split('.');
  if (names.length === 0 || names.includes(first)) return;
  const near = nearest(first, names);
  const hint = near === undefined ? {} : { hint: `Did you mean "${near}"?` };
  const message = `The ${folder} has no ${place.schema.refers ?? 'name'} "${first}"`;
  gate.report(definition, { code: 'name/unknown', pointer: place.pointer, key: true, message, ...hint });
}
