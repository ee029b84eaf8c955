import { useCallback, useMemo, useRef, useState } from 'react';
import {
  answerKey,
  collectAnswers,
  type FlowAnswers,
  type FlowItem,
  type FlowModel,
  type FlowProblem,
  type QuestionModel,
  resolveAnswers,
  resolveCondition,
  type Scope,
  type SelectedAnswer,
  type SelectedRecords,
  startAnswers,
  validateAnswers,
  writePath,
} from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { answersOf } from '../forms/answersOf.ts';
import { createDraftStorage } from '../forms/createDraftStorage.ts';
import { paramsKey } from '../forms/paramsKey.ts';
import { extendScope } from '../scope/extendScope.ts';
import { useScope } from '../scope/useScope.ts';
import { useSubject } from '../why/subjects.ts';
import type { FlowHost } from './FlowHost.ts';
import type { QuestionSource } from './QuestionSource.ts';

interface FlowStateInput extends FlowHost {
  readonly flow: FlowModel;
  readonly given: Readonly<Record<string, unknown>>;
  readonly source: QuestionSource;
}

/** Answers, the questions that they make visible, and their problems. */
export interface FlowState {
  readonly answers: FlowAnswers;
  readonly items: readonly FlowItem[];
  readonly problems: readonly FlowProblem[];
  /** Records of selected answers, by the path of the question. */
  readonly picked: SelectedRecords;
  /** It started with answers that were stored before. */
  readonly isResumed: boolean;
  answer(item: FlowItem, value: unknown): void;
  replace(answers: FlowAnswers): void;
  /** Stores the record of an answer. */
  select(place: string, record: unknown): void;
  /** Stores the available options of a question; undefined if they are unknown. */
  offer(place: string, items: readonly unknown[] | undefined): void;
  /** The answers to its visible questions, without other answers of the host. */
  own(): FlowAnswers;
  /** The answers in the wire format. */
  collect(): readonly SelectedAnswer[];
  /** The scope of the calls and actions of the flow. */
  scope(): Scope;
  forget(): void;
}

/** Returns the state of a flow. Its answers are stored by the host, otherwise in the browser tab. */
export function useFlowState({ flow, given, source, name, answers: hosted, onChange }: FlowStateInput): FlowState {
  const runtime = useRuntime();
  const outer = useScope();
  const { release } = runtime;
  const { questions, saved } = source;
  const own = useMemo(() => keysOf(questions), [questions]);
  const keeper = useMemo(
    () =>
      createDraftStorage({ name: `flow:${flow.id}:${name}:${paramsKey(given)}`, own, storage: window.sessionStorage }),
    [flow.id, name, given, own],
  );
  const [isResumed] = useState(
    () => keeper.read() !== undefined || own.some((name) => hosted !== undefined && hosted[name] !== undefined),
  );
  const [answers, setAnswers] = useState<FlowAnswers>(() => {
    const kept = keeper.read();
    return startAnswers({
      questions,
      // Answers in this tab that have not been submitted are newer than those of the host.
      ...(flow.begin === undefined ? {} : { begin: { expression: flow.begin, scope: outer } }),
      saved: { ...saved, ...hosted, ...(kept && answersOf(own, kept.draft)) },
      prefill: resolveCondition(flow.prefill, outer, release.access.policies),
      // Cleared answers are not prefilled again.
      ...(isResumed ? {} : { scope: outer }),
    });
  });
  const [picked, setPicked] = useState<SelectedRecords>(() => keeper.read()?.picked ?? {});
  const [offered, setOffered] = useState<Readonly<Record<string, readonly unknown[]>>>({});
  const latest = useRef(answers);
  const latestPicked = useRef(picked);

  const input = { questions, answers, scope: outer, release, locked: flow.locked, saved };
  useSubject({ kind: 'flow', flow, input });
  const resolved = resolveAnswers(input);
  const items = resolved.visible;
  const problems = validateAnswers({ ...input, runtime, messages: flow.messages, rules: flow.rules, offered });

  function replace(next: FlowAnswers): void {
    latest.current = next;
    setAnswers(next);
    keeper.keep({ draft: next, picked: latestPicked.current });
    onChange?.(answersOf(own, next));
  }
  function select(place: string, record: unknown): void {
    const { [place]: _before, ...others } = latestPicked.current;
    latestPicked.current = record === undefined ? others : { ...others, [place]: record };
    setPicked(latestPicked.current);
    keeper.keep({ draft: latest.current, picked: latestPicked.current });
  }
  const offer = useCallback((place: string, items: readonly unknown[] | undefined) => {
    setOffered((known) => {
      const { [place]: before, ...others } = known;
      if (before === items) return known;
      return items === undefined ? others : { ...known, [place]: items };
    });
  }, []);
  const collect = () => collectAnswers(input);
  return {
    answers,
    items,
    problems,
    picked,
    isResumed,
    // Two inputs can change in one event: the second must see what the first has written.
    answer: (item, value) => replace(writePath(latest.current, item.path.join('.'), value)),
    replace,
    select,
    offer,
    own: () => resolved.answers,
    collect,
    scope: () => extendScope(outer, { this: resolved.answers, root: resolved.answers, answers: collect() }),
    forget: keeper.forget,
  };
}

/** Returns the keys of the answers to these questions, including follow-up questions. */
function keysOf(questions: readonly QuestionModel[]): readonly string[] {
  return questions.flatMap((question) => [answerKey(question), ...keysOf(question.questions)]);
}
