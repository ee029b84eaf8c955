import { child, isAuthored, itemsOf, type Node, stringOf } from '../../compile/node.ts';
import type { FlowDefinition } from '../../language/definitions.types.ts';
import type { Definition } from '../../load/Definition.ts';
import {
  type Bounds,
  deadBranches,
  type Interval,
  inferInterval,
  proveByBounds,
} from '../../typecheck/inferInterval.ts';
import { questionsOf } from '../../typecheck/questionTypes.ts';
import { allOf, definitionsOf, type Gate } from '../Gate.ts';

/** Reports result branches of a flow that no set of answers can reach. */
export function checkOutcomeReach(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'flow')) {
    const questions = questionsOf(node);
    // The bounds follow from the possible answers, which are unknown for questions from elsewhere.
    if (questions.length > 0) checkResults(gate, definition, node, boundsOf(gate, node));
  }
}

function checkResults(gate: Gate, definition: Definition, flow: Node<FlowDefinition>, start: Bounds): void {
  const paths = new Map(start.paths);
  for (const result of itemsOf(child(flow, 'results'))) {
    const value = child(result, 'value');
    const source = stringOf(value)?.replace(/^=/, '');
    const name = stringOf(child(result, 'field'));
    if (value === undefined || source === undefined || name === undefined) continue;
    const bounds = { ...start, paths };
    try {
      for (const branch of deadBranches(source, bounds)) {
        const message = `No set of answers leads to ${branch}: ${describe(paths)}`;
        gate.report(definition, { code: 'outcome/unreachable', pointer: value.pointer, message });
      }
      const answer = proveByBounds(source, bounds);
      if (answer !== undefined) {
        const message = `This is ${answer} for every set of answers: ${describe(paths)}`;
        gate.report(definition, { code: 'outcome/unreachable', pointer: value.pointer, message });
      }
      const interval = inferInterval(source, bounds);
      if (interval !== undefined) paths.set(`this.${name}`, interval);
    } catch {
      // Another check reports syntax errors.
    }
  }
}

function describe(paths: ReadonlyMap<string, Interval>): string {
  return [...paths].map(([path, { least, most }]) => `${path} is ${least} to ${most}`).join(', ');
}

/** The maximum number of answers, and the range of the sums of their marks. Repeated questions are unbounded. */
function boundsOf(gate: Gate, flow: Node<FlowDefinition>): Bounds {
  const questions = questionsOf(flow).map(({ node }) => node);
  const paths = new Map<string, Interval>();
  for (const { node } of allOf(gate, 'setting')) {
    for (const name of Object.keys(Object(node.json))) {
      const value: unknown = child(child(node, name), 'value')?.json;
      if (typeof value === 'number') paths.set(`setting.${name}`, { least: value, most: value });
    }
  }
  const isRepeated = questions.some((question) => {
    const repeat = child(question, 'repeat');
    return repeat !== undefined && repeat.json !== false;
  });
  if (isRepeated) return { paths, lists: new Map(), sums: new Map() };
  const length = questions.reduce((total, question) => total + mostAnswers(question), 0);
  const marks = Object.keys(Object(child(flow, 'marks')?.json));
  const sums = new Map(marks.flatMap((mark) => sumOf(questions, mark).map((sum) => [`answers ${mark}`, sum] as const)));
  return { paths, lists: new Map([['answers', length]]), sums };
}

function mostAnswers(question: Node): number {
  const format = stringOf(child(question, 'format'));
  const answers = itemsOf(child(question, 'answers')).length;
  if (format === 'none') return 0;
  return format === 'checkboxes' || format === 'pairs' ? answers : 1;
}

/** Any question can be unanswered or hidden, so every sum starts at zero. */
function sumOf(questions: readonly Node[], mark: string): readonly Interval[] {
  let [least, most] = [0, 0];
  for (const question of questions) {
    const choices = itemsOf(child(question, 'answers')).map((answer) => numbersOf(child(answer, mark)?.json));
    const isSeveral = mostAnswers(question) > 1;
    const lowest = choices.map((values) => Math.min(0, ...values));
    const highest = choices.map((values) => Math.max(0, ...values));
    least += isSeveral ? lowest.reduce((sum, value) => sum + value, 0) : Math.min(0, ...lowest);
    most += isSeveral ? highest.reduce((sum, value) => sum + value, 0) : Math.max(0, ...highest);
  }
  return [{ least, most }];
}

/** Possible numbers of a mark, one for each branch of a choice. */
function numbersOf(mark: unknown): readonly number[] {
  const branches: readonly unknown[] = Array.isArray(mark) ? mark : [mark];
  return branches.flatMap((branch) => {
    const value = isAuthored(branch) ? branch['is'] : branch;
    return typeof value === 'number' ? [value] : [];
  });
}
