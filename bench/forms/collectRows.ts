import type { Row } from '../Row.ts';
import { subjects } from './buildPages.ts';
import type { Note } from './measureSubject.ts';
import type { Workload } from './workloads.ts';

/** The figures of a run by task. */
export interface CollectedRows {
  noteOf(subject: string): Note;
  /** Records that a visit to a subject has failed. */
  miss(cell: { readonly subject: string; readonly workload: Workload }, why: string): void;
  /** Returns the rows by task in the order of the forms. The hand-written form is first, because ratios refer to it. */
  list(): readonly Row[];
}

/** Creates an empty collection. */
export function collectRows(): CollectedRows {
  const units = new Map<string, Row['unit']>();
  const figures = new Map<string, number[]>();
  const missed: { readonly subject: string; readonly name: string; readonly why: string }[] = [];

  function rowsOf(task: string, unit: Row['unit']): readonly Row[] {
    return Object.keys(subjects).flatMap((subject): readonly Row[] => {
      const samples = figures.get(keyOf(task, subject)) ?? [];
      const misses = missed.filter((one) => one.subject === subject && task.includes(`, ${one.name}`));
      const [miss] = misses;
      if (miss) return [{ task, subject, unit, samples, remark: `${miss.why} (${misses.length} visits)` }];
      return samples.length > 0 ? [{ task, subject, unit, samples }] : [];
    });
  }

  return {
    noteOf:
      (subject) =>
      (task, unit, ...samples) => {
        units.set(task, unit);
        const key = keyOf(task, subject);
        figures.set(key, [...(figures.get(key) ?? []), ...samples]);
      },
    miss({ subject, workload }, why) {
      missed.push({ subject, name: workload.name, why });
    },
    list: () =>
      [...units]
        .toSorted(([left], [right]) => left.localeCompare(right, 'en', { numeric: true }))
        .flatMap(([task, unit]) => rowsOf(task, unit)),
  };
}

function keyOf(task: string, subject: string): string {
  return `${task}\n${subject}`;
}
