import type { Goal } from '../Row.ts';
import { chosenSubjects, chosenWorkloads } from './chosen.ts';

const long = '1,000 fields';
const short = '15 fields';
const whole = `${long}, all drawn`;

/** Goals of our form, if it and the compared subject are measured. */
export const goals: readonly Goal[] = [...longGoals(), ...shortGoals()].filter(isMeasured);

function ours(task: string, at: Goal['at'], limits: Pick<Goal, 'most' | 'than'>): Goal {
  return { task, subject: 'ours', at, ...limits };
}

function times(subject: string, factor: number): Pick<Goal, 'than'> {
  return { than: { subject, times: factor } };
}

function longGoals(): readonly Goal[] {
  const hand = times('limit 1', 1);
  const own: readonly (readonly [task: string, at: Goal['at'], most: number])[] = [
    [`key, ${long}`, 'p95', 16.7],
    [`key, live, ${long}`, 'p95', 16.7],
    [`first key, live, ${long}`, 'median', 16.7],
    [`work of a key, ${long}`, 'median', 15],
    [`work of a key, live, ${long}`, 'median', 15],
    [`first screen, ${long}, cold`, 'median', 150],
    [`first screen, ${long}, warm`, 'median', 50],
    [`first message of a refused submit, ${long}`, 'median', 100],
    [`all messages of a refused submit, ${long}`, 'median', 100],
    [`heap after mount, ${long}`, 'median', 5],
    [`key, live, ${whole}`, 'p95', 16.7],
    [`work of a key, live, ${whole}`, 'median', 15],
    [`first message of a refused submit, ${whole}`, 'median', 100],
    [`all messages of a refused submit, ${whole}`, 'median', 100],
    ['toggle of 10, 200 fields', 'p95', 33],
  ];
  return [
    ...own.flatMap(([task, at, most]) => [ours(task, at, { most }), ours(task, at, hand)]),
    ours(`first screen, ${long}, cold`, 'median', times('plain rjsf', 0.12)),
  ];
}

function shortGoals(): readonly Goal[] {
  return [
    ours(`first screen, ${short}, cold`, 'median', times('limit 1', 1.1)),
    ours(`key, ${short}`, 'median', times('limit 1', 1.1)),
    ours(`key, live, ${short}`, 'median', times('limit 1', 1.1)),
    ours(`all messages of a refused submit, ${short}`, 'median', times('limit 1', 1)),
  ];
}

function isMeasured({ task, subject, than }: Goal): boolean {
  const names: readonly string[] = chosenSubjects;
  const isThere = [subject, than?.subject ?? subject].every((name) => names.includes(name));
  return isThere && chosenWorkloads.some(({ name }) => task.includes(`, ${name}`));
}
