import type { MessageArgument } from '#engine/parsers';
import { MessageError, parseMessage } from '#engine/parsers';
import { child, type Node, rootOf } from '../../../compile/node.ts';
import { inferExpression } from '../../../typecheck/checkExpression.ts';
import { anyType, type CheckType, propertiesOf, unwrapOptional } from '../../../typecheck/checkTypes.ts';
import { offsetOfName } from '../../../typecheck/findTokens.ts';
import type { Variables } from '../../../typecheck/Variables.ts';
import type { Gate } from '../../Gate.ts';
import { variablesAt } from '../../scope/variablesAt.ts';
import { variablesOf } from '../../scope/variablesOf.ts';
import { explainArgument } from './explainArgument.ts';

/** Arguments that every text can use, in addition to the names in scope. */
const always: Variables = Object.fromEntries(
  ['title', 'value', 'limit', 'count', 'today', 'now'].map((name) => [name, anyType]),
);

const plainPath = /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/;

/** Checks that arguments of texts are paths that exist, and that their format fits their type. */
export function checkArguments(gate: Gate): void {
  for (const { definition, places } of gate.walked) {
    const source = gate.compilation.sources.get(`${definition.kind}:${definition.id}`);
    if (source === undefined) continue;
    const node = rootOf(source);
    let variables: Variables | undefined;
    for (const place of places) {
      const { value, schema, pointer } = place;
      if (schema.textual !== true || typeof value !== 'string' || !value.includes('{')) continue;
      variables ??= variablesOf(node, gate.compilation);
      const known = variablesAt(gate, node, place, variables);
      const { names, isOpen } = namesOfText(node, known);
      for (const argument of argumentsOf(value)) {
        const { path } = argument;
        // The record is unknown, so any name may exist.
        if (isOpen && !Object.hasOwn(names, path.split('.')[0] ?? '')) continue;
        const { type, problems } = inferExpression({
          source: path,
          variables: names,
          expected: 'any',
          note: (node, type) => {
            const at = (offsetOfName(node, path) ?? 0) + value.indexOf(`{${path}`) + 1;
            const variable = node.op === 'id' && Object.hasOwn(known, node.args);
            const target = variable ? `variable/${definition.id}.${node.args}` : type.origin;
            gate.note(definition, { pointer, start: at, target });
          },
        });
        const [problem] = problems;
        const at = Math.max(0, value.indexOf(`{${path}`)) + 1;
        if (problem === undefined) {
          const fault = explainArgument(argument, type);
          if (fault !== undefined) gate.report(definition, { code: 'text/arguments', pointer, offset: at, ...fault });
          continue;
        }
        const offset = at + problem.offset;
        gate.report(definition, { ...problem, pointer, offset, message: `{${path}}: ${problem.message}` });
      }
    }
  }
}

/** The names that arguments of a text can use. `isOpen` if the record is unknown, so that any name may exist. */
export function namesOfText(node: Node, known: Variables): { readonly names: Variables; readonly isOpen: boolean } {
  const own = unwrapOptional(known['this'] ?? { kind: 'entity', name: '', properties: {} });
  const isValueType = node.source.kind === 'entity' && child(node, 'properties') === undefined;
  const names = { ...always, ...(own.kind === 'entity' ? tolerant(propertiesOf(own)) : {}), ...known };
  return { names, isOpen: own.kind !== 'entity' && !isValueType };
}

function tolerant(properties: Readonly<Record<string, CheckType>>): Variables {
  return Object.fromEntries(Object.entries(properties).map(([name, type]) => [name, unwrapOptional(type)]));
}

/** Arguments that are paths. Empty if the text does not parse. */
export function argumentsOf(text: string): readonly MessageArgument[] {
  try {
    return parseMessage(text).arguments.filter(({ path }) => plainPath.test(path));
  } catch (error) {
    if (error instanceof MessageError) return [];
    throw error;
  }
}
