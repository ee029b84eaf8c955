import { useEffect, useMemo, useRef } from 'react';
import {
  type CallModel,
  type DataModel,
  type FlowModel,
  isChoice,
  type Mode,
  type QuestionModel,
  readQuestions,
  resolveChoice,
} from '#engine';
import { DataProvider } from '../calls/DataProvider.tsx';
import { useRuntime } from '../contexts/useRuntime.ts';
import { questionDependencies } from '../prefetch/screenDependencies.ts';
import { WithParsers } from '../prefetch/WithDependencies.tsx';
import { useScope } from '../scope/useScope.ts';
import { EditFlow } from './EditFlow.tsx';
import type { FlowHost } from './FlowHost.ts';
import { preserveOrder } from './preserveOrder.ts';
import { type InitialAnswers, ReadFlow } from './ReadFlow.tsx';

export interface FlowViewProps extends FlowHost {
  readonly flow: FlowModel;
  /** Parameters of the flow, by name. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly mode?: Mode | undefined;
  /** Answers to show read-only, instead of the initial answers of the flow. */
  readonly initial?: InitialAnswers;
}

/** Name of the variable with the response of a flow's question call; no definition can have this name. */
const sourceName = '$questions';

/** Renders a flow: loads its data and its questions, then renders them to be answered, read or printed. */
export function FlowView({ flow, given, mode, ...host }: FlowViewProps) {
  return (
    <DataProvider data={flow.data} given={given} otherwise={host.before}>
      <FlowSource flow={flow} given={given} mode={mode ?? flow.mode} {...host} />
    </DataProvider>
  );
}

interface FlowPartProps extends FlowHost {
  readonly flow: FlowModel;
  readonly given: Readonly<Record<string, unknown>>;
  readonly mode: Mode;
  readonly initial?: InitialAnswers;
}

function FlowSource(props: FlowPartProps) {
  const { release } = useRuntime();
  const scope = useScope();
  const { questions } = props.flow;
  const call = isQuestionCall(questions) ? questions : resolveCall(questions);
  const source = useMemo((): DataModel[] => (call ? [{ name: sourceName, value: call, needs: [] }] : []), [call]);

  function resolveCall(written: FlowModel['questions']): CallModel | undefined {
    return isChoice(written) ? resolveChoice<CallModel>(written, scope, release.access.policies) : undefined;
  }
  return (
    <DataProvider data={source} otherwise={props.before}>
      <FlowOtherwise {...props} call={call} />
    </DataProvider>
  );
}

/** Runs the call's `otherwise` if the response is an empty list. */
function FlowOtherwise({ call, ...props }: FlowPartProps & { readonly call: CallModel | undefined }) {
  const scope = useScope();
  const answer = scope.variables[sourceName];
  const otherwise = Array.isArray(answer) && answer.length === 0 ? call?.otherwise : undefined;
  const source = useMemo(
    (): DataModel[] => (otherwise ? [{ name: sourceName, value: otherwise, needs: [] }] : []),
    [otherwise],
  );
  return (
    <DataProvider data={source} otherwise={props.before}>
      <FlowBody {...props} call={call} />
    </DataProvider>
  );
}

function FlowBody({ call, ...props }: FlowPartProps & { readonly call: CallModel | undefined }) {
  const { release } = useRuntime();
  const scope = useScope();
  const { flow, mode } = props;
  const answer = scope.variables[sourceName];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the questions are those of the answer; a scope that moves on must not make them anew.
  const read = useMemo(() => readQuestions({ flow, call, answer, scope, release }), [flow, call, answer, release]);
  const before = useRef<readonly QuestionModel[]>([]);
  const source = useMemo(() => ({ ...read, questions: preserveOrder(before.current, read.questions) }), [read]);
  useEffect(() => {
    before.current = source.questions;
  }, [source]);
  const needs = useMemo(() => questionDependencies(read.questions, scope.expressions), [read, scope.expressions]);
  return (
    <WithParsers needs={needs}>
      {mode === 'edit' ? (
        <EditFlow key={source.questions.length} {...props} source={source} />
      ) : (
        <ReadFlow
          flow={flow}
          source={source}
          answers={props.answers}
          initial={props.initial}
          print={mode === 'print'}
        />
      )}
    </WithParsers>
  );
}

function isQuestionCall(questions: FlowModel['questions']): questions is CallModel {
  return 'run' in questions;
}
