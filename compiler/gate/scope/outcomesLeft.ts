import { type Compilation, findSource } from '../../compile/compilation.ts';
import { child, isAuthored, itemsOf, type Node, stringOf } from '../../compile/node.ts';
import { referencedKinds } from '../../language/blocks/index.ts';
import { answeringCalls, eitherOf, typeOfAnswer } from '../../typecheck/answerTypes.ts';
import type { CheckType } from '../../typecheck/checkTypes.ts';
import { callsOf, typeOfForm } from '../../typecheck/typeTable.ts';
import { publishedAnswers } from './publishedAnswers.ts';

/** The outcome of a call, a step or a form on a page, available as `run.<name>`. */
export interface LeftOutcome {
  readonly name: string;
  /** Its source, as named in messages. */
  readonly of: string;
  /** The type of its result, if known. */
  readonly result: () => CheckType;
}

/** Properties that name what is shown or opened. */
const drawn: readonly string[] = [...Object.keys(referencedKinds), 'screen', 'open'];

/** Properties that name what can submit. */
const submitting = drawn.filter((word) => word === 'open' || ['form', 'flow'].includes(referencedKinds[word] ?? ''));

/** Outcomes of a definition, and of what it shows or opens. Several can have the same name. */
export function outcomesLeft(
  node: Node,
  compilation: Compilation,
  seen: Set<Node['source']> = new Set(),
): readonly LeftOutcome[] {
  if (seen.has(node.source)) return [];
  seen.add(node.source);
  const left: LeftOutcome[] = [];
  const visit = (current: Node): void => {
    if (Array.isArray(current.json)) for (const item of itemsOf(current)) visit(item);
    if (!isAuthored(current.json)) return;
    left.push(...ownOutcomes(current, compilation));
    for (const word of drawn) {
      const other = referred(current, word, compilation);
      if (other !== undefined) left.push(...outcomesLeft(other, compilation, seen));
    }
    for (const name of Object.keys(current.json)) {
      const inner = child(current, name);
      if (inner !== undefined) visit(inner);
    }
  };
  visit(node);
  return left;
}

function ownOutcomes(node: Node, compilation: Compilation): readonly LeftOutcome[] {
  const left: LeftOutcome[] = [];
  const add = (name: string | undefined, operations: readonly string[], of = operations[0]): void => {
    if (name === undefined || of === undefined) return;
    left.push({ name, of, result: () => eitherOf(operations.map((id) => typeOfAnswer(id, compilation))) });
  };
  // Elsewhere in a wizard, `step` refers to a step that is declared in `steps`.
  const step = node.pointer.startsWith('/steps/') ? stringOf(child(node, 'step')) : undefined;
  if (step !== undefined) add(step, operationsAnswering(node, compilation), `the step ${step}`);
  if (child(node, 'run') !== undefined) add(nameOfCall(node), callsOf(node));
  for (const word of ['submits', 'start'] as const) {
    const calls = child(node, word);
    for (const call of Array.isArray(calls?.json) ? itemsOf(calls) : [calls]) {
      const operation = stringOf(call);
      if (operation !== undefined) add(lastOf(operation), [operation]);
    }
  }
  const offered = publishedAnswers(node, compilation);
  if (offered === undefined) return left;
  const { name, form } = offered;
  return [...left, { name, of: form.source.id, result: () => typeOfForm(form, compilation) }];
}

function nameOfCall(call: Node): string | undefined {
  const run = stringOf(child(call, 'run'));
  return stringOf(child(call, 'as')) ?? (run === undefined ? undefined : lastOf(run));
}

function lastOf(operation: string): string {
  return operation.slice(operation.lastIndexOf('.') + 1);
}

/**
 * Operations, one of which returns the result after a call, a submitting form or flow, or an element that shows or
 * opens one.
 */
export function operationsAnswering(node: Node, compilation: Compilation): readonly string[] {
  if (child(node, 'run') !== undefined) return callsOf(node);
  const submits = child(node, 'submits');
  if (submits !== undefined) return answeringCalls(submits);
  for (const word of submitting) {
    const other = referred(node, word, compilation);
    if (other !== undefined) return answeringCalls(child(other, 'submits'));
  }
  return [];
}

function referred(node: Node, word: string, compilation: Compilation): Node | undefined {
  const name = stringOf(child(node, word));
  if (name === undefined) return undefined;
  const [kind, id] = name.includes(':') ? name.split(':') : [undefined, name];
  const kinds = word === 'open' ? [kind ?? 'form', 'flow', 'screen'] : [referencedKinds[word] ?? word];
  for (const candidate of kinds) {
    const found = findSource(compilation, candidate, id ?? name);
    if (found !== undefined) return found;
  }
  return undefined;
}
