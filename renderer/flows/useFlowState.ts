import { useMemo, useRef, useState } from 'react';
import {
  collectAnswers,
  type FlowAnswers,
  type FlowItem,
  type FlowModel,
  type FlowProblem,
  type PickedAnswer,
  resolveCondition,
  type Scope,
  startAnswers,
  validateAnswers,
  visibleItems,
  writePath,
} from '#engine';
import { createAnswerKeeper } from '../forms/createAnswerKeeper.ts';
import { givenKey } from '../forms/givenKey.ts';
import { extendScope } from '../runtime/extendScope.ts';
import { useRuntime } from '../runtime/useRuntime.ts';
import { useScope } from '../runtime/useScope.ts';
import type { FlowHost } from './FlowHost.ts';
import type { QuestionSource } from './readQuestions.ts';

interface FlowStateInput extends FlowHost {
  readonly flow: FlowModel;
  readonly given: Readonly<Record<string, unknown>>;
  readonly source: QuestionSource;
}

/** Answers, the questions they make visible, and what is wrong with them. */
export interface FlowState {
  readonly answers: FlowAnswers;
  readonly items: readonly FlowItem[];
  readonly problems: readonly FlowProblem[];
  answer(item: FlowItem, value: unknown): void;
  replace(answers: FlowAnswers): void;
  /** The answers as they travel. */
  collect(): readonly PickedAnswer[];
  /** What the calls and actions of the flow read. */
  scope(): Scope;
  forget(): void;
}

/** Keeps the answers of a flow: with its host, else in this tab over a reload. */
export function useFlowState({ flow, given, source, name, answers: hosted, onChange }: FlowStateInput): FlowState {
  const runtime = useRuntime();
  const outer = useScope();
  const { release } = runtime;
  const { questions, saved } = source;
  const keeper = useMemo(
    () => createAnswerKeeper(`flow:${flow.id}:${name}:${givenKey(given)}`, [], window.sessionStorage),
    [flow.id, name, given],
  );
  const [answers, setAnswers] = useState<FlowAnswers>(() =>
    startAnswers({
      questions,
      // What was answered in this tab and not yet handed over is newer than what the host has.
      saved: { ...saved, ...hosted, ...keeper.read()?.draft },
      prefill: resolveCondition(flow.prefill, outer, release.access.policies),
    }),
  );
  const latest = useRef(answers);

  const input = { questions, answers, scope: outer, release, locked: flow.locked, saved };
  const items = visibleItems(input);
  const problems = validateAnswers({ ...input, runtime, messages: flow.messages });

  function replace(next: FlowAnswers): void {
    latest.current = next;
    setAnswers(next);
    keeper.keep({ draft: next, picked: {} });
    onChange?.(next);
  }
  const collect = () => collectAnswers({ questions, answers, scope: outer, release });
  return {
    answers,
    items,
    problems,
    // Two inputs may speak in one event: the second must see what the first has written.
    answer: (item, value) => replace(writePath(latest.current, item.path.join('.'), value)),
    replace,
    collect,
    scope: () => extendScope(outer, { this: answers, root: answers, answers: collect() }),
    forget: keeper.forget,
  };
}
