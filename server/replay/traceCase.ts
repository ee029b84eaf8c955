import { type FlowItem, formatText, type Release, type Text } from '#engine';
import { effectOf } from './compareCase.ts';
import type { AnswerState, ReplayTrace, TracedAnswer, TracedResult } from './Replay.types.ts';
import type { SeenCase } from './replayCase.ts';
import { showValue } from './showValue.ts';

interface Side {
  readonly seen: SeenCase;
  readonly release: Release;
  readonly write: (text: Text) => string;
}

interface Tracing {
  readonly before: { readonly seen: SeenCase; readonly release: Release };
  readonly after: { readonly seen: SeenCase; readonly release: Release };
  readonly locale: string;
}

/** Returns every question and every result of one record under both releases, side by side. */
export function traceCase({ locale, ...sides }: Tracing): ReplayTrace {
  const [before, after] = [sides.before, sides.after].map(
    (side): Side => ({
      ...side,
      write: (text) => formatText(text, side.seen.scope, { release: side.release, locale }),
    }),
  );
  if (before === undefined || after === undefined) return { answers: [], results: [] };
  const paths = [before, after].flatMap(({ seen }) => [
    ...seen.items.filter(({ repeat }) => repeat === undefined).map(placeOf),
    ...seen.problems.map(({ path }) => path),
  ]);
  const answers = [...new Set(paths)]
    .map((path) => traceAnswer(path, before, after))
    .filter((line) => line.before !== 'unanswered' || line.after !== 'unanswered');
  const fields = [before, after].flatMap(({ seen }) => seen.flow?.results.map(({ field }) => field) ?? []);
  return { answers, results: [...new Set(fields)].map((field) => traceResult(field, before, after)) };
}

function traceAnswer(path: string, before: Side, after: Side): TracedAnswer {
  const was = lineOf(path, before);
  const is = lineOf(path, after);
  return {
    question: path,
    text: was.text || is.text,
    answer: was.answer || is.answer,
    ...{ before: was.state, after: is.state, beforeMarks: was.marks, afterMarks: is.marks },
  };
}

interface Line {
  readonly text: string;
  readonly answer: string;
  readonly state: AnswerState;
  readonly marks: string;
}

function lineOf(path: string, { seen, write }: Side): Line {
  const item = seen.items.find((one) => placeOf(one) === path && one.repeat === undefined);
  if (item === undefined) return { text: '', answer: '', state: 'unknown', marks: '' };
  const { question } = item;
  const values: readonly unknown[] = Array.isArray(item.value) ? item.value : [item.value];
  const chosen = question.answers.filter(({ answer }) => values.includes(answer));
  const known = chosen.map(({ text }) => write(text)).join(', ');
  return {
    text: write(question.text),
    answer: known === '' ? showValue(item.value) : known,
    state: stateOf(item, seen),
    marks: item.visible ? chosen.map(({ marks }) => marksOf(marks)).join(' · ') : '',
  };
}

function stateOf(item: FlowItem, { problems }: SeenCase): AnswerState {
  const problem = problems.find(({ path }) => path === placeOf(item));
  if (problem !== undefined) {
    const effect = effectOf(problem);
    return effect === 'hidden' ? 'hidden' : effect === 'incomplete' ? 'missing' : 'refused';
  }
  if (!item.visible || showValue(item.value) === '') return 'unanswered';
  return 'counted';
}

function marksOf(marks: Readonly<Record<string, unknown>>): string {
  return Object.entries(marks)
    .map(([name, value]) => `${name}: ${showValue(value)}`)
    .join(', ');
}

function traceResult(field: string, before: Side, after: Side): TracedResult {
  const title = [before, after]
    .map(({ seen, write }) => {
      const result = seen.flow?.results.find((one) => one.field === field);
      return result === undefined ? undefined : write(result.title);
    })
    .find((text) => text !== undefined);
  return {
    result: title ?? field,
    before: showValue(before.seen.results[field]),
    after: showValue(after.seen.results[field]),
  };
}

function placeOf({ path }: FlowItem): string {
  return path.join('.');
}
