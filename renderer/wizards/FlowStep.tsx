import { Box } from '@mui/material';
import { useRef } from 'react';
import type { StepModel } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { LazyFlowView } from '../flows/LazyFlowView.tsx';
import { Alert } from '../look/Alert.tsx';
import { useEngineText } from '../texts/useEngineText.ts';
import { useText } from '../texts/useText.ts';
import { answersOfStep, toStepData } from './answersOfStep.ts';
import type { StepFrame } from './StepBody.tsx';
import { useTypingPause } from './useTypingPause.ts';

interface FlowStepProps {
  readonly step: Extract<StepModel, { kind: 'flow' }>;
  readonly frame: StepFrame;
}

const typingPause = 300;

/**
 * Renders a flow as a step. The wizard stores its answers under the name of the step, and its submission is the step's
 * call.
 */
export function FlowStep({ step, frame }: FlowStepProps) {
  const { release } = useRuntime();
  const write = useText();
  const say = useEngineText();
  const flow = release.flows[step.flow];
  const begun = useRef(answersOfStep(frame.context.data, step.step));
  const latest = useRef(frame);
  latest.current = frame;
  const typing = useTypingPause(typingPause, frame.flushers);

  if (!flow) return <Alert severity="error">{say('wizardNotFound')}</Alert>;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {frame.failure !== undefined && !frame.busy && <Alert severity="error">{frame.failure}</Alert>}
      <LazyFlowView
        flow={flow}
        given={frame.given}
        host="wizard"
        name={`${frame.seed}:${step.step}`}
        mode={step.mode}
        answers={begun.current}
        busy={frame.busy}
        refused={frame.refused}
        before={frame.before}
        onPage={step.minutes === undefined ? undefined : frame.page}
        submitLabel={step.next ? write(step.next) : undefined}
        onChange={(answers) => {
          typing.later(() => latest.current.answer(toStepData(answers, step.step)));
        }}
        onHandOver={({ answers, picked, scope }) => {
          typing.cancel();
          // The calls can also read the data that the flow has loaded or computed.
          const data = flow.data.map(({ name }) => [name, scope.variables[name]] as const);
          latest.current.hand({ ...Object.fromEntries(data), this: answers, root: answers, answers: picked });
          latest.current.next(toStepData(answers, step.step));
        }}
      />
    </Box>
  );
}
