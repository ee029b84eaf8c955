import { compileRelease, loadSet, openGate, runGate } from '#compiler';
import type { Bench, Goal, Row } from '../Row.ts';
import { shuffled } from '../statistics.ts';
import { editOne, generateSet } from './generateSet.ts';
import { eventGoals, measureEvents } from './measureEvents.ts';
import { expressionGoals, measureExpressions } from './measureExpressions.ts';
import { flowGoals, measureFlows } from './measureFlows.ts';
import { measurePayloads, payloadGoals } from './measurePayloads.ts';

/** `ENGINE_SIZES=100,1000` shortens the run. */
const sizes = (process.env['ENGINE_SIZES'] ?? '100,1000,10000').split(',').map(Number);
const largest = Math.max(...sizes);

const gateTask = 'gate, each definition';
const compileTask = 'compile, each definition';

const editTask = 'one edit, checked again';

const goals: readonly Goal[] = [
  { task: gateTask, subject: words(largest), at: 'median', most: 1 },
  // Ten times as many definitions may take at most eleven times as long.
  { task: gateTask, subject: words(largest), at: 'median', than: { subject: words(largest / 10), times: 1.1 } },
  { task: compileTask, subject: words(largest), at: 'median', than: { subject: words(largest / 10), times: 1.1 } },
  { task: editTask, subject: words(largest), at: 'median', most: 50 },
  ...expressionGoals,
  ...eventGoals,
  ...payloadGoals,
  ...flowGoals,
];

/** Measures the gate and the compiler with sets of several sizes, and the costs of expressions and payloads. */
export const bench: Bench = {
  goals,
  measure: async ({ repetitions }) => [
    ...measureSets(repetitions),
    ...sizes.map((size) => measureEdits(size, repetitions)),
    ...measureExpressions(repetitions),
    // Before the events, which call the same functions with values of many shapes and so make them slower.
    ...(await measurePayloads(repetitions)),
    ...measureEvents(repetitions),
    ...(await measureFlows(repetitions)),
  ],
};

function words(size: number): string {
  return `${size.toLocaleString('en')} definitions`;
}

/** Measures complete sets, alternating between sizes, so that none benefits more from warm code. */
function measureSets(repetitions: number): readonly Row[] {
  const rows = sizes.flatMap((size): { size: number; task: string; samples: number[] }[] => [
    { size, task: gateTask, samples: [] },
    { size, task: compileTask, samples: [] },
  ]);
  for (let round = -1; round < repetitions; round += 1) {
    for (const size of shuffled(sizes)) {
      // New file objects each time, because parsed files are cached by object.
      const files = generateSet(size);
      const { set } = loadSet(files);
      const gate = timeOf(() => runGate(set)) / files.length;
      const compile = timeOf(() => compileRelease(set.definitions)) / files.length;
      if (round < 0) continue;
      rows.find((row) => row.size === size && row.task === gateTask)?.samples.push(gate);
      rows.find((row) => row.size === size && row.task === compileTask)?.samples.push(compile);
    }
  }
  return rows
    .toSorted((left, right) => right.task.localeCompare(left.task))
    .map(({ size, task, samples }) => ({ task, subject: words(size), unit: 'ms', samples }));
}

function measureEdits(size: number, repetitions: number): Row {
  const files = generateSet(size);
  const gate = openGate(files);
  const samples: number[] = [];
  for (let round = -5; round < repetitions * 5; round += 1) {
    const edited = editOne(files, round);
    const time = timeOf(() => gate.check(edited));
    if (round >= 0) samples.push(time);
  }
  return { task: editTask, subject: words(size), unit: 'ms', samples };
}

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
