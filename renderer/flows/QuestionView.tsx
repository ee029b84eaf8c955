import { Box, FormHelperText, FormLabel } from '@mui/material';
import type { Ref } from 'react';
import type { FlowItem, Text } from '#engine';
import { Alert } from '../look/Alert.tsx';
import { Heading } from '../look/HeadingLevel.tsx';
import { Icon } from '../look/Icon.tsx';
import { lockPath } from '../look/partPaths.ts';
import { Markdown } from '../texts/Markdown.tsx';
import { useEngineText } from '../texts/useEngineText.ts';
import { useMarkdown } from '../texts/useMarkdown.ts';
import { questionFormats } from './questionFormats.ts';

interface QuestionViewProps {
  readonly id: string;
  readonly item: FlowItem;
  readonly problem: string | undefined;
  /** A question of its own page is a heading that takes the focus; one among many is a label. */
  readonly heading?: Ref<HTMLDivElement> | undefined;
  write(text: Text): string;
  change(value: unknown): void;
  leave(): void;
}

/** One question: its text, help, input and what is wrong with the answer. */
export function QuestionView({ id, item, problem, heading, write, change, leave }: QuestionViewProps) {
  const say = useEngineText();
  const markdown = useMarkdown();
  const { question, locked, required, value } = item;
  const format = questionFormats[question.format];
  const text = write(question.text);
  const help = markdown(question.help);
  const described = [problem === undefined ? '' : `${id}-error`, help === '' ? '' : `${id}-help`]
    .filter(Boolean)
    .join(' ');
  const words = (
    <>
      {text}
      {required && <span aria-hidden="true">&nbsp;*</span>}
      {locked && <Icon path={lockPath} title={say('locked')} size="inherit" className="question-lock" />}
    </>
  );
  const isField = format?.label === 'input';
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0, maxWidth: 720 }}>
      {heading ? (
        <Box id={`${id}-label`} ref={heading} tabIndex={-1} sx={{ outline: 'none', overflowWrap: 'anywhere' }}>
          <Heading>{isField ? <label htmlFor={id}>{words}</label> : words}</Heading>
        </Box>
      ) : (
        <FormLabel
          id={`${id}-label`}
          error={problem !== undefined}
          {...(isField ? { component: 'label' as const, htmlFor: id } : { component: 'div' as const })}
          sx={{ fontWeight: 500, color: 'text.primary', overflowWrap: 'anywhere' }}
        >
          {words}
        </FormLabel>
      )}
      {help !== '' && (
        <Box id={`${id}-help`} sx={{ color: 'text.secondary', typography: 'body2' }}>
          <Markdown text={help} />
        </Box>
      )}
      {format ? (
        <format.Input
          id={id}
          question={question}
          label={text}
          value={value}
          locked={locked}
          required={required}
          invalid={problem !== undefined}
          describedBy={described === '' ? undefined : described}
          write={write}
          change={change}
          leave={leave}
        />
      ) : (
        <Alert severity="error">{say('unknownFormat', { value: question.format.replace('unknown:', '') })}</Alert>
      )}
      {problem !== undefined && (
        <FormHelperText error id={`${id}-error`} role="alert" sx={{ mx: 0, mt: -0.5 }}>
          {problem}
        </FormHelperText>
      )}
    </Box>
  );
}
