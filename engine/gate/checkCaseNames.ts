import { findSource } from '../compile/compilation.ts';
import { child, entriesOf, itemsOf, type Node, stringOf } from '../compile/node.ts';
import { nearest } from '../errors/nearest.ts';
import type { Definition } from '../load/Definition.ts';
import type { Gate } from './Gate.ts';
import { questionsOf } from './questionTypes.ts';
import type { Place } from './walkDefinition.ts';

/** Cases speak of what the definition beside them is given, asks and gives. */
export function checkCaseNames(gate: Gate): void {
  for (const { definition, places } of gate.walked) {
    if (definition.kind !== 'cases') continue;
    const [folder = '', id = ''] = definition.id.split('/');
    const node = findSource(gate.compilation, folder, id);
    if (node === undefined || folder !== 'flow') continue;
    const known = namesOfFlow(node);
    for (const place of places) {
      const names = known[place.schema.refers ?? ''];
      if (names !== undefined && place.key) checkName(gate, definition, place, names);
    }
  }
}

function namesOfFlow(flow: Node): Readonly<Record<string, readonly string[]>> {
  const questions = questionsOf(flow).map(({ id }) => `q${id}`);
  const results = itemsOf(child(flow, 'results')).flatMap((result) => stringOf(child(result, 'field')) ?? []);
  return {
    given: entriesOf(child(flow, 'given')).map(([name]) => name),
    question: questions,
    outcome: [...results, ...questions],
  };
}

function checkName(gate: Gate, definition: Definition, place: Place, names: readonly string[]): void {
  const name = String(place.value);
  // An answer of a repeated question, or what is wrong inside of one, is told by a path.
  const [first = ''] = name.split('.');
  if (names.length === 0 || names.includes(first)) return;
  const near = nearest(first, names);
  const hint = near === undefined ? {} : { hint: `Did you mean "${near}"?` };
  const message = `The flow has no ${place.schema.refers ?? 'name'} "${first}"`;
  gate.report(definition, { code: 'name/unknown', pointer: place.pointer, key: true, message, ...hint });
}
