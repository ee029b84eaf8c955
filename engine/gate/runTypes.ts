import { type Compilation, findSource } from '../compile/compilation.ts';
import { child, isAuthored, itemsOf, type Node, rootOf, stringOf } from '../compile/node.ts';
import { anyType, boolType, type CheckType, plainType, propertiesOf } from '../expressions/checkTypes.ts';
import { errorType } from './errorType.ts';
import { offeredAnswers } from './offeredAnswers.ts';
import { typeOfForm, typeOfResult } from './typeTable.ts';

/** What `run` is: outcomes by name. What is drawn or opened here leaves outcomes besides those of own calls. */
export function typeOfRun(node: Node, compilation: Compilation): CheckType {
  const properties: Record<string, CheckType> = {};
  const leave = (name: string, operation: string): void => {
    const found = findSource(compilation, 'operation', operation);
    if (found === undefined) return;
    // Two calls may leave outcomes of one name.
    properties[name] = outcomeOf(found, compilation, Object.hasOwn(properties, name));
  };
  const visit = (current: Node): void => {
    if (Array.isArray(current.json)) for (const item of itemsOf(current)) visit(item);
    if (!isAuthored(current.json)) return;
    const run = stringOf(child(current, 'run'));
    const step = stringOf(child(current, 'step'));
    // A step without a call of its own has the outcome of what it draws.
    if (step !== undefined && run === undefined && current.pointer.startsWith('/steps/'))
      properties[step] = outcome(`the step ${step}`, anyType);
    const offered = offeredAnswers(current, compilation);
    if (offered !== undefined)
      properties[offered.name] = outcome(offered.form.source.id, lenient(typeOfForm(offered.form, compilation)));
    if (run !== undefined) {
      const name = stringOf(child(current, 'as')) ?? stringOf(child(current, 'step')) ?? run.split('.').at(-1) ?? run;
      leave(name, run);
    }
    for (const name of Object.keys(current.json)) {
      const inner = child(current, name);
      const bare = name === 'submits' || name === 'start' ? stringOf(inner) : undefined;
      if (bare !== undefined) leave(bare.split('.').at(-1) ?? bare, bare);
      if (inner !== undefined) visit(inner);
    }
  };
  visit(rootOf(node.source));
  return { kind: 'entity', name: 'run', properties, open: true };
}

/** An outcome is absent until its call is done, and a condition that reads it counts as false until then. */
function lenient(type: CheckType): CheckType {
  if (type.kind !== 'entity') return type;
  const properties = Object.entries(propertiesOf(type)).map(([name, member]) => [name, plainType(member)]);
  return { ...type, properties: Object.fromEntries(properties) };
}

function outcomeOf(operation: Node, compilation: Compilation, isShared: boolean): CheckType {
  const result = child(operation, 'result');
  const isGiven = stringOf(result) !== undefined || child(result, 'list') !== undefined;
  const isKnown = isGiven && !isShared;
  const type = isKnown ? lenient(typeOfResult(operation.source.id, compilation)) : anyType;
  return outcome(operation.source.id, type);
}

function outcome(of: string, result: CheckType): CheckType {
  const properties = { pending: boolType, failed: boolType, result, error: errorType };
  return { kind: 'entity', name: `the outcome of ${of}`, properties };
}
