import { Box } from '@mui/material';
import type { StepModel } from '#engine';
import { Blocks } from '../blocks/Blocks.tsx';
import { Alert } from '../look/Alert.tsx';
import { Button } from '../look/Button.tsx';
import { DataProvider } from '../runtime/DataProvider.tsx';
import { useEngineText } from '../runtime/useEngineText.ts';
import { useRuntime } from '../runtime/useRuntime.ts';
import { useText } from '../runtime/useText.ts';
import type { StepFrame } from './StepBody.tsx';

interface ScreenStepProps {
  readonly step: Extract<StepModel, { kind: 'screen' }>;
  readonly frame: StepFrame;
}

/** A part as a step: something to be seen before going on. */
export function ScreenStep({ step, frame }: ScreenStepProps) {
  const { release } = useRuntime();
  const write = useText();
  const say = useEngineText();
  const screen = release.screens[step.screen];
  if (!screen) return <Alert severity="error">{say('wizardNotFound')}</Alert>;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <DataProvider data={screen.data} given={frame.given}>
        <Blocks body={screen.body} />
      </DataProvider>
      <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'flex-end' }}>
        {frame.before}
        <Button variant="contained" onClick={() => frame.next()}>
          {step.next ? write(step.next) : say('next')}
        </Button>
      </Box>
    </Box>
  );
}
