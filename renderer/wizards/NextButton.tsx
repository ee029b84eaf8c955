import { useId } from 'react';
import type { StepModel } from '#engine';
import { NotReadyNotice } from '../forms/NotReadyNotice.tsx';
import { Button } from '../look/Button.tsx';
import { useEngineText } from '../texts/useEngineText.ts';
import { useText } from '../texts/useText.ts';
import type { StepFrame } from './StepBody.tsx';

interface NextButtonProps {
  readonly step: StepModel;
  readonly frame: StepFrame;
}

/** The button to continue from a step without input, with the reason if it is locked. */
export function NextButton({ step, frame: { before, busy, next, waitsFor } }: NextButtonProps) {
  const id = useId();
  const write = useText();
  const say = useEngineText();
  return (
    <>
      {waitsFor !== undefined && <NotReadyNotice id={id} words={waitsFor} />}
      {before}
      <Button
        variant="contained"
        loading={busy}
        disabled={waitsFor !== undefined}
        aria-describedby={waitsFor === undefined ? undefined : id}
        onClick={() => next()}
      >
        {step.next ? write(step.next) : say('next')}
      </Button>
    </>
  );
}
