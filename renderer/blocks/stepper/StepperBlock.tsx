import { Box, Step, StepLabel, Stepper } from '@mui/material';
import { evaluate } from '#engine';
import type { StepperBlockModel } from '#engine/blocks/stepper';
import { BlockTitle } from '../../body/BlockTitle.tsx';
import { useBelow } from '../../look/useWidth.ts';
import { useScope } from '../../scope/useScope.ts';
import { useText } from '../../texts/useText.ts';
import type { BlockProps } from '../BlockProps.ts';

/** The current step of a process, as a stepper. */
export function StepperBlock({ block }: BlockProps<StepperBlockModel>) {
  const text = useText();
  const scope = useScope();
  const isNarrow = useBelow('md');
  const active = findActive();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <BlockTitle block={block} />
      <Stepper activeStep={active} orientation={isNarrow ? 'vertical' : 'horizontal'} alternativeLabel={!isNarrow}>
        {block.steps.map((step, index) => (
          <Step key={step.name} {...(index === active ? { 'aria-current': 'step' as const } : {})}>
            <StepLabel>{text(step.title)}</StepLabel>
          </Step>
        ))}
      </Stepper>
    </Box>
  );

  /**
   * Returns the index of the step with the value's name or number; a value that matches none is before the first step.
   */
  function findActive(): number {
    try {
      const value = evaluate(block.value, scope);
      const named = block.steps.findIndex((step) => step.name === value);
      if (named >= 0) return named;
      return typeof value === 'number' ? value : -1;
    } catch {
      return -1;
    }
  }
}
