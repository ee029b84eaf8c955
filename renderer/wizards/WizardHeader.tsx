import { Box, LinearProgress, Step, StepLabel, Stepper, Typography } from '@mui/material';
import { useEngineText } from '../texts/useEngineText.ts';

interface WizardHeaderProps {
  readonly steps: readonly { readonly name: string; readonly title: string }[];
  readonly current: string;
}

/** The progress of a wizard: all steps on a wide screen, "Step 2 of 6" on a narrow one. */
export function WizardHeader({ steps, current }: WizardHeaderProps) {
  const say = useEngineText();
  const index = steps.findIndex((step) => step.name === current);
  const place = index < 0 ? steps.length : index;
  const title = steps[index]?.title ?? '';
  // A single step needs no progress: the titles of the page and the step are enough.
  if (steps.length < 2) return null;
  return (
    <Box component="nav" aria-label={say('steps')} sx={{ '@media print': { display: 'none' } }}>
      <Stepper activeStep={place} alternativeLabel sx={{ display: { xs: 'none', md: 'flex' } }}>
        {steps.map((step) => (
          <Step
            key={step.name}
            data-step={step.name}
            {...(step.name === current ? { 'aria-current': 'step' as const } : {})}
          >
            <StepLabel>{step.title}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {index >= 0 && (
        <Box sx={{ display: { xs: 'block', md: 'none' } }}>
          <Typography variant="body2" sx={{ mb: 0.75, color: 'text.secondary' }}>
            {say('stepOf', { value: place + 1, count: steps.length, title })}
          </Typography>
          <LinearProgress
            variant="determinate"
            aria-hidden="true"
            value={(100 * (place + 1)) / Math.max(1, steps.length)}
            sx={{ height: 6, borderRadius: 3 }}
          />
        </Box>
      )}
    </Box>
  );
}
