import type { Goal, Row } from './Row.ts';
import { median, quantile } from './statistics.ts';

/** A goal with its measured figure. */
export interface Verdict extends Goal {
  readonly measured: number;
  readonly limit: string;
  readonly met: boolean;
}

/** Evaluates each goal with these rows. A goal without rows is not met. */
export function judge(goals: readonly Goal[], rows: readonly Row[]): readonly Verdict[] {
  const figure = ({ task, at }: Goal, subject: string): number => {
    const row = rows.find((one) => one.task === task && one.subject === subject);
    return row === undefined ? Number.NaN : at === 'median' ? median(row.samples) : quantile(row.samples, 0.95);
  };
  return goals.map((goal) => {
    const measured = figure(goal, goal.subject);
    const limits = [
      ...(goal.most === undefined ? [] : [{ text: `≤ ${goal.most}`, met: measured <= goal.most }]),
      ...(goal.least === undefined ? [] : [{ text: `≥ ${goal.least}`, met: measured >= goal.least }]),
      ...(goal.than === undefined
        ? []
        : [
            {
              text: `≤ ${goal.than.times} × ${goal.than.subject}`,
              met: measured <= goal.than.times * figure(goal, goal.than.subject),
            },
          ]),
      ...(goal.from === undefined
        ? []
        : [
            {
              text: `≥ ${goal.from.times} × ${goal.from.subject}`,
              met: measured >= goal.from.times * figure(goal, goal.from.subject),
            },
          ]),
    ];
    return { ...goal, measured, limit: limits.map(({ text }) => text).join(', '), met: limits.every(({ met }) => met) };
  });
}

/** Formats the rows as a Markdown table, each with its ratio to the first subject of the task, and the goals below. */
export function report(rows: readonly Row[], verdicts: readonly Verdict[]): string {
  const first = new Map<string, number>();
  const lines = rows.map(({ task, subject, unit, samples, remark }) => {
    const middle = median(samples);
    const base = first.get(task) ?? middle;
    first.set(task, base);
    const cells = [
      task,
      subject,
      show(middle),
      show(quantile(samples, 0.95)),
      unit,
      show(middle / base),
      remark === undefined ? samples.length : `${samples.length}; ${remark}`,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const goals = verdicts.map(
    ({ task, subject, at, limit, measured, met }) =>
      `| ${task} | ${subject} | ${at} ${limit} | ${show(measured)} | ${met ? 'met' : 'missed'} |`,
  );
  const head = '| task | subject | median | p95 | unit | ratio | n |\n| --- | --- | --- | --- | --- | --- | --- |';
  const goalHead = '| task | subject | goal | measured | |\n| --- | --- | --- | --- | --- |';
  return [head, ...lines, '', ...(goals.length === 0 ? [] : [goalHead, ...goals, ''])].join('\n');
}

function show(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
