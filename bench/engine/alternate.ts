import type { Row } from '../Row.ts';
import { shuffled } from '../statistics.ts';

export type Work = () => unknown;

interface Alternating {
  readonly task: string;
  /** One unit of work by subject. */
  readonly works: Readonly<Record<string, Work>>;
  readonly repetitions: number;
  /** Calls per time measurement. */
  readonly loops: number;
}

/** Rounds that are not counted, because newly compiled code is slower. */
const warmUp = 3;

/** Measures the time of one call in microseconds, with the subjects in random order. */
export function alternate({ task, works, repetitions, loops }: Alternating): readonly Row[] {
  const rows = Object.keys(works).map((subject) => ({ task, subject, unit: 'µs' as const, samples: [] as number[] }));
  for (let round = -warmUp; round < repetitions; round += 1) {
    for (const [subject, work] of shuffled(Object.entries(works))) {
      const start = performance.now();
      for (let loop = 0; loop < loops; loop += 1) work();
      const time = ((performance.now() - start) * 1000) / loops;
      if (round >= 0) rows.find((row) => row.subject === subject)?.samples.push(time);
    }
  }
  return rows;
}
