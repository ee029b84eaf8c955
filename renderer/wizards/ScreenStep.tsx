import { Box } from '@mui/material';
import type { StepModel } from '#engine';
import { Blocks } from '../body/Blocks.tsx';
import { DataProvider } from '../calls/DataProvider.tsx';
import { useRuntime } from '../contexts/useRuntime.ts';
import { SubmitBar } from '../forms/SubmitBar.tsx';
import { Alert } from '../look/Alert.tsx';
import { useEngineText } from '../texts/useEngineText.ts';
import { NextButton } from './NextButton.tsx';
import type { StepFrame } from './StepBody.tsx';

interface ScreenStepProps {
  readonly step: Extract<StepModel, { kind: 'screen' }>;
  readonly frame: StepFrame;
}

/** Renders a part as a step, which shows something before the user continues. */
export function ScreenStep({ step, frame }: ScreenStepProps) {
  const { release } = useRuntime();
  const say = useEngineText();
  const screen = release.screens[step.screen];
  if (!screen) return <Alert severity="error">{say('wizardNotFound')}</Alert>;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <DataProvider data={screen.data} given={frame.given} otherwise={frame.before}>
        <Blocks body={screen.body} />
      </DataProvider>
      <SubmitBar>
        <NextButton step={step} frame={frame} />
      </SubmitBar>
    </Box>
  );
}
