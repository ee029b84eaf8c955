import type { DefinitionName } from '../data/operations.ts';

/** Another definition that was changed in a step. */
export interface Beside {
  readonly name: DefinitionName;
  readonly before: string;
  readonly after: string;
}

/** What undo leads to: the text before a change, and the definitions that were changed with it. */
export interface Step {
  readonly text: string;
  readonly beside: readonly Beside[];
}

const mostSteps = 300;

/** The steps with one more, or with the last one extended. Only the latest steps are kept. */
export function withStep(steps: readonly Step[], step: Step, isSame: boolean): Step[] {
  const last = steps.at(-1);
  if (!isSame || last === undefined) return [...steps, step].slice(-mostSteps);
  const known = last.beside.map((one) => ({ ...one, after: find(step, one)?.after ?? one.after }));
  const added = step.beside.filter((one) => find(last, one) === undefined);
  return [...steps.slice(0, -1), { text: last.text, beside: [...known, ...added] }];
}

/** The step that leads back again, from a text. */
export function steppedBack({ beside }: Step, text: string): Step {
  return { text, beside: beside.map(({ name, before, after }) => ({ name, before: after, after: before })) };
}

function find({ beside }: Step, { name }: Beside): Beside | undefined {
  return beside.find((one) => one.name.kind === name.kind && one.name.definition === name.definition);
}
