import { Box } from '@mui/material';
import { useRef } from 'react';
import type { StepModel } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { answersOf, rootNamesOf, selectedRecordsOf } from '../forms/answersOf.ts';
import type { FormOutcome } from '../forms/FormHost.ts';
import type { FormAnswers } from '../forms/FormStore.ts';
import { FormView } from '../forms/FormView.tsx';
import { Alert } from '../look/Alert.tsx';
import { useScope } from '../scope/useScope.ts';
import { useEngineText } from '../texts/useEngineText.ts';
import { useText } from '../texts/useText.ts';
import type { StepFrame } from './StepBody.tsx';
import { unreadyText } from './stepAvailability.ts';
import { useTypingPause } from './useTypingPause.ts';
import { wizardScope } from './wizardScope.ts';

interface FormStepProps {
  readonly step: Extract<StepModel, { kind: 'form' }>;
  readonly frame: StepFrame;
}

const typingPause = 300;

/** Renders a form as a step. Its answers are those of the wizard. */
export function FormStep({ step, frame }: FormStepProps) {
  const { release } = useRuntime();
  const scope = useScope();
  const write = useText();
  const say = useEngineText();
  const form = release.forms[step.form];
  // Dynamic fields are known when they are loaded.
  const names = useRef(form === undefined || 'each' in form.fields ? [] : rootNamesOf(form.fields));
  // The form starts with the answers at the time when the step is entered; its input is its own until the step is left.
  const begun = useRef<FormAnswers>({ draft: frame.context.data, picked: frame.context.chosen });
  const latest = useRef(frame);
  latest.current = frame;
  const typing = useTypingPause(typingPause, frame.flushers);

  const own = (draft: FormAnswers['draft']) => answersOf(names.current, draft);
  const picks = (picked: FormAnswers['picked']) =>
    selectedRecordsOf(names.current, picked, latest.current.context.chosen);
  const waitsFor = ({ normalised, picked }: Pick<FormOutcome, 'normalised' | 'picked'>) => {
    const { data, chosen, outcomes } = frame.context;
    const read = wizardScope(scope, {
      data: { ...data, ...own(normalised) },
      chosen: { ...chosen, ...picks(picked) },
      outcomes,
    });
    const words = unreadyText(step, read, release);
    return words && write(words, undefined, read);
  };

  if (!form) return <Alert severity="error">{say('wizardNotFound')}</Alert>;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {frame.failure !== undefined && !frame.busy && <Alert severity="error">{frame.failure}</Alert>}
      <FormView
        form={form}
        given={frame.given}
        host="wizard"
        name={`${frame.seed}:${step.step}`}
        mode={step.mode}
        answers={begun.current}
        serverErrors={frame.refused}
        busy={frame.busy}
        notReadyMessage={step.ready && waitsFor}
        before={frame.before}
        onFields={(asked) => {
          names.current = asked;
        }}
        submitLabel={step.next ? write(step.next) : say('next')}
        onChange={({ draft, picked }) => {
          typing.later(() => latest.current.answer(own(draft), picks(picked)));
        }}
        onHandOver={({ draft, normalised, picked }) => {
          typing.cancel();
          latest.current.next({ ...own(normalised), ...cleared(own(draft)) }, picks(picked));
        }}
      />
    </Box>
  );
}

/** Returns the fields that the user has cleared. They are sent as absent, but not filled with their default again. */
function cleared(draft: FormAnswers['draft']): FormAnswers['draft'] {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value === null));
}
