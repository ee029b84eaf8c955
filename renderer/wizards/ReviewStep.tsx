import { Box, Divider } from '@mui/material';
import type { StepModel, VariantModel } from '#engine';
import { ActionBar } from '../actions/ActionBar.tsx';
import { useRuntime } from '../contexts/useRuntime.ts';
import { SubmitBar } from '../forms/SubmitBar.tsx';
import { Button } from '../look/Button.tsx';
import { Heading } from '../look/HeadingLevel.tsx';
import { useScope } from '../scope/useScope.ts';
import { Markdown } from '../texts/Markdown.tsx';
import { useEngineText } from '../texts/useEngineText.ts';
import { useMarkdown } from '../texts/useMarkdown.ts';
import { useText } from '../texts/useText.ts';
import { NextButton } from './NextButton.tsx';
import { ReadStep } from './ReadStep.tsx';
import type { StepFrame } from './StepBody.tsx';
import { collectsAnswers, givenOf, isAvailable } from './stepAvailability.ts';

interface ReviewStepProps {
  readonly step: StepModel;
  readonly variant: VariantModel;
  readonly frame: StepFrame;
}

/** Renders all answers so far by step, each with a link back to it. */
export function ReviewStep({ step, variant, frame }: ReviewStepProps) {
  const { release } = useRuntime();
  const scope = useScope();
  const write = useText();
  const markdown = useMarkdown();
  const say = useEngineText();
  const index = variant.steps.indexOf(step);
  const asked = variant.steps.slice(0, index).filter((one) => collectsAnswers(one) && isAvailable(one, scope, release));
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {step.text && <Markdown text={markdown(step.text)} />}
      {asked.map((one, place) => (
        <Box key={one.step} component="section" aria-labelledby={`review-${one.step}`}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
            <Box id={`review-${one.step}`} sx={{ flex: 1 }}>
              <Heading>{write(one.title)}</Heading>
            </Box>
            <Button
              className="no-print"
              size="small"
              aria-describedby={`review-${one.step}`}
              onClick={() => frame.jump(one.step)}
            >
              {say('edit')}
            </Button>
          </Box>
          <ReadStep step={one} given={givenOf(one, scope, release)} {...frame.context} />
          {/* The buttons are below the last one, and are not printed. */}
          <Divider className={place === asked.length - 1 ? 'no-print' : undefined} sx={{ mt: 3 }} />
        </Box>
      ))}
      <SubmitBar>
        <ActionBar actions={step.actions} />
        <NextButton step={step} frame={frame} />
      </SubmitBar>
    </Box>
  );
}
