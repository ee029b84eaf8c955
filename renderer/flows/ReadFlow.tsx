import { type FlowAnswers, type FlowModel, resolveAnswers, startAnswers } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { useScope } from '../scope/useScope.ts';
import { useSubject } from '../why/subjects.ts';
import { AnswerList } from './AnswerList.tsx';
import type { QuestionSource } from './QuestionSource.ts';

/** Stored answers: by question, or in a list. */
export interface InitialAnswers {
  readonly value: unknown;
}

interface ReadFlowProps {
  readonly flow: FlowModel;
  readonly source: QuestionSource;
  readonly answers: FlowAnswers | undefined;
  readonly initial: InitialAnswers | undefined;
  readonly print: boolean;
}

/** Renders the questions of a flow and their answers, read-only. */
export function ReadFlow({ flow, source, answers, initial, print }: ReadFlowProps) {
  const { release } = useRuntime();
  const scope = useScope();
  const { questions, saved } = source;
  const begin = initial ?? (flow.begin && { expression: flow.begin, scope });
  const known = startAnswers({
    questions,
    saved: { ...saved, ...answers },
    prefill: false,
    ...(begin === undefined ? {} : { begin }),
  });
  const input = { questions, answers: known, scope, release, locked: flow.locked, saved };
  useSubject({ kind: 'flow', flow, input });
  const resolved = resolveAnswers(input);
  return <AnswerList items={resolved.visible} answers={resolved.answers} isDense={print} />;
}
