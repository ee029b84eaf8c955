import { Box, FormHelperText, FormLabel } from '@mui/material';
import { errorId, type FieldTemplateProps, getUiOptions, helpId, titleId } from '@rjsf/utils';
import type { Ref } from 'react';
import type { QuestionModel } from '#engine';
import { Heading } from '../look/HeadingLevel.tsx';
import { Icon } from '../look/Icon.tsx';
import { lockPath } from '../look/partPaths.ts';
import { Markdown } from '../texts/Markdown.tsx';
import { useEngineText } from '../texts/useEngineText.ts';

/**
 * Renders a question around its input. Unlike a field, its help is above the input, and its text can be the heading of
 * a page.
 */
export function QuestionTemplate(props: FieldTemplateProps) {
  const { id, label, required, readonly, rawHelp, rawErrors = [], children } = props;
  const say = useEngineText();
  const options = getUiOptions(props.uiSchema);
  const heading: Ref<HTMLDivElement> | undefined = options['heading'];
  const asked: Pick<QuestionModel, 'question'> | undefined = options['question'];
  const words = (
    <>
      {label}
      {required && <span aria-hidden="true">&nbsp;*</span>}
      {readonly && <Icon path={lockPath} title={say('locked')} size="inherit" className="question-lock" />}
    </>
  );
  const isInput = options['labelled'] === 'input';
  return (
    <Box data-question={asked?.question} sx={{ display: 'grid', gap: 1, minWidth: 0, maxWidth: 720 }}>
      {heading ? (
        <Box id={titleId(id)} ref={heading} tabIndex={-1} sx={{ outline: 'none', overflowWrap: 'anywhere' }}>
          <Heading>{isInput ? <label htmlFor={id}>{words}</label> : words}</Heading>
        </Box>
      ) : (
        <FormLabel
          id={titleId(id)}
          error={rawErrors.length > 0}
          {...(isInput ? { component: 'label' as const, htmlFor: id } : { component: 'div' as const })}
          sx={{ fontWeight: 500, color: 'text.primary', overflowWrap: 'anywhere' }}
        >
          {words}
        </FormLabel>
      )}
      {rawHelp !== undefined && (
        <Box id={helpId(id)} sx={{ color: 'text.secondary', typography: 'body2' }}>
          <Markdown text={rawHelp} />
        </Box>
      )}
      {children}
      {rawErrors.length > 0 && (
        <FormHelperText error id={errorId(id)} role="alert" sx={{ mx: 0, mt: -0.5 }}>
          {rawErrors.join(' ')}
        </FormHelperText>
      )}
    </Box>
  );
}
