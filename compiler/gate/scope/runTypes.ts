import type { Compilation } from '../../compile/compilation.ts';
import { type Node, rootOf } from '../../compile/node.ts';
import { eitherOf } from '../../typecheck/answerTypes.ts';
import { boolType, type CheckType, propertiesOf, unwrapOptional } from '../../typecheck/checkTypes.ts';
import { errorType } from '../../typecheck/errorType.ts';
import { type LeftOutcome, outcomesLeft } from './outcomesLeft.ts';

/** The type of `run`: outcomes by name, of own calls and of what is shown or opened here. */
export function typeOfRun(node: Node, compilation: Compilation): CheckType {
  const byName = Map.groupBy(outcomesLeft(rootOf(node.source), compilation), ({ name }) => name);
  const properties = Object.fromEntries([...byName].map(([name, left]) => [name, typeOfOutcome(left)]));
  // Another check reports names without an outcome.
  return { kind: 'entity', name: 'run', properties, open: true };
}

function typeOfOutcome(left: readonly LeftOutcome[]): CheckType {
  const of = [...new Set(left.map((outcome) => outcome.of))].join(' or ');
  const result = lenient(eitherOf(left.map((outcome) => outcome.result())));
  const properties = { pending: boolType, failed: boolType, result, error: errorType };
  return { kind: 'entity', name: `the outcome of ${of}`, properties };
}

/** An outcome is absent until its call is done. Until then, a condition that reads it is false. */
function lenient(type: CheckType): CheckType {
  if (type.kind !== 'entity') return type;
  const properties = (): Readonly<Record<string, CheckType>> =>
    Object.fromEntries(Object.entries(propertiesOf(type)).map(([name, member]) => [name, unwrapOptional(member)]));
  return { ...type, properties };
}
