import { Box } from '@mui/material';
import type { StepModel } from '#engine';
import { ActionBar } from '../runtime/ActionBar.tsx';
import { Markdown } from '../runtime/Markdown.tsx';
import { useMarkdown } from '../runtime/useMarkdown.ts';

/** The last page: what has been done, and where to go from here. */
export function EndStep({ step }: { readonly step: StepModel }) {
  const markdown = useMarkdown();
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }} role="status">
      {step.text && <Markdown text={markdown(step.text)} />}
      <ActionBar actions={step.actions} leading />
    </Box>
  );
}
