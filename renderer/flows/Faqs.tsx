import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import type { FaqModel, Text } from '#engine';
import { Icon } from '../look/Icon.tsx';
import { expandPath } from '../look/paths.ts';
import { Markdown } from '../texts/Markdown.tsx';
import { useEngineText } from '../texts/useEngineText.ts';
import { useMarkdown } from '../texts/useMarkdown.ts';

interface FaqsProps {
  readonly id: string;
  readonly faqs: readonly FaqModel[];
  write(text: Text): string;
}

/** Frequently asked questions about a question, each with its answer. */
export function Faqs({ id, faqs, write }: FaqsProps) {
  const say = useEngineText();
  const markdown = useMarkdown();
  if (faqs.length === 0) return null;
  return (
    <Box role="group" aria-labelledby={`${id}-faqs`}>
      <Typography id={`${id}-faqs`} component="div" variant="subtitle2" sx={{ mb: 1 }}>
        {say('faqs')}
      </Typography>
      {/* A separate box, because the first and last item are rounded by their position in it. */}
      <Box>
        {faqs.map((faq) => (
          <Accordion key={faq.faq} variant="outlined" slotProps={{ heading: { component: 'div' } }}>
            <AccordionSummary
              expandIcon={<Icon path={expandPath} />}
              id={`${id}-faq-${faq.faq}`}
              aria-controls={`${id}-faq-${faq.faq}-answer`}
            >
              <Typography variant="body2" component="span" sx={{ fontWeight: 500 }}>
                {write(faq.text)}
              </Typography>
            </AccordionSummary>
            <AccordionDetails>
              <Markdown text={markdown(faq.answer)} />
            </AccordionDetails>
          </Accordion>
        ))}
      </Box>
    </Box>
  );
}
