import type { ExpressionNode } from '#engine';
import { rootOf } from '../../../compile/node.ts';
import type { Definition } from '../../../load/Definition.ts';
import { inferExpression } from '../../../typecheck/checkExpression.ts';
import { type CheckType, unwrapOptional } from '../../../typecheck/checkTypes.ts';
import { offsetOfName } from '../../../typecheck/findTokens.ts';
import type { Variables } from '../../../typecheck/Variables.ts';
import type { Gate } from '../../Gate.ts';
import { variablesAt } from '../../scope/variablesAt.ts';
import { variablesOf } from '../../scope/variablesOf.ts';
import type { Location } from '../../walkDefinition.ts';
import { assignedValues } from './assignedValues.ts';
import { reportMisfit } from './checkGivenValues.ts';

const longest = 80;

/**
 * Checks that every expression parses, has the type that its place and its receiver expect, and reads only existing
 * names.
 */
export function checkExpressions(gate: Gate): void {
  for (const { definition, places } of gate.walked) {
    const source = gate.compilation.sources.get(`${definition.kind}:${definition.id}`);
    if (source === undefined) continue;
    const node = rootOf(source);
    let variables: Variables | undefined;
    for (const place of places) {
      const { value, schema } = place;
      if (schema.expression === undefined || typeof value !== 'string' || !value.startsWith('=')) continue;
      variables ??= variablesOf(node, gate.compilation);
      checkPlace(gate, definition, place, value.slice(1), variablesAt(gate, node, place, variables));
    }
  }
}

function checkPlace(gate: Gate, definition: Definition, place: Location, source: string, variables: Variables): void {
  const { pointer, schema } = place;
  const { type: given, problems } = inferExpression({
    source,
    variables,
    expected: schema.expression ?? 'any',
    note: (node, type, use) => {
      const start = (offsetOfName(node, source) ?? 0) + 1;
      const target = use === 'path' ? type.origin : targetOf(node, type, definition);
      gate.note(definition, { pointer, start, target });
    },
  });
  // The source begins after the "=".
  for (const problem of problems) gate.report(definition, { ...problem, pointer, offset: problem.offset + 1 });
  if (problems.length > 0) return;
  const assigned = assignedValues(gate, definition).get(pointer);
  if (assigned !== undefined) reportMisfit(gate, definition, assigned, unwrapOptional(given));
  if (source.length > longest) {
    const message = `The expression has ${source.length} characters`;
    gate.report(definition, {
      code: 'expression/length',
      pointer,
      message,
      hint: 'Name a part of it in "data", or as a property',
    });
  }
}

/** What a name in an expression refers to: the origin of its value, else a variable of the definition. */
function targetOf(node: ExpressionNode, type: CheckType, definition: Definition): string | undefined {
  const origin = type.origin;
  if (origin === 'role/') return node.op === 'value' ? `role/${String(node.args)}` : undefined;
  if (node.op === 'value' && typeof node.args === 'string')
    return origin === undefined ? undefined : `option/${origin.slice(origin.indexOf('/') + 1)}=${node.args}`;
  return node.op === 'id' ? `variable/${definition.id}.${node.args}` : origin;
}
