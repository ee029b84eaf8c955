import { Box, FormHelperText, FormLabel } from '@mui/material';
import type { FieldTemplateProps } from '@rjsf/utils';
import { Markdown } from '../runtime/Markdown.tsx';
import { useEngineText } from '../runtime/useEngineText.ts';
import { fieldId, useFormPlace } from './FormStoreContext.ts';
import { useField } from './useField.ts';

/** Label, input, counter, help and error of one field, tied together by their ids. */
export function FieldTemplate({ uiSchema, children }: FieldTemplateProps) {
  const options = uiSchema?.['ui:options'];
  const path = options?.['path'];
  // rjsf draws its root through this template too.
  if (typeof path !== 'string') return children;
  return (
    <FieldFrame path={path} labelled={options?.['labelled']} wide={options?.['wide'] === true}>
      {children}
    </FieldFrame>
  );
}

/** From this share of the limit on, it is said how much has been written. */
const nearLimit = 0.8;

interface FieldFrameProps {
  readonly path: string;
  readonly labelled: unknown;
  readonly wide: boolean;
  readonly children: React.ReactNode;
}

function FieldFrame({ path, labelled, wide, children }: FieldFrameProps) {
  const { prefix } = useFormPlace();
  const state = useField(path);
  const say = useEngineText();
  if (!state) return null;

  const id = fieldId(prefix, path);
  const limit = state.limit;
  const length = typeof state.value === 'string' ? [...state.value].length : 0;
  return (
    <Box sx={{ gridColumn: wide ? '1 / -1' : undefined, minWidth: 0, contentVisibility: 'auto', p: '2px', m: '-2px' }}>
      {labelled !== 'own' && (
        <FormLabel
          id={`${id}-label`}
          error={state.problem !== undefined}
          {...(labelled === 'group' ? { component: 'div' as const } : { component: 'label' as const, htmlFor: id })}
          sx={{ display: 'block', mb: 0.5, fontSize: '0.875rem', fontWeight: 500, color: 'text.primary' }}
        >
          {state.label}
          {state.required && <span aria-hidden="true">&nbsp;*</span>}
        </FormLabel>
      )}
      {children}
      {state.problem !== undefined && (
        <FormHelperText error id={`${id}-error`} sx={{ mx: 0 }}>
          {state.problem}
        </FormHelperText>
      )}
      {state.help !== undefined && (
        <FormHelperText component="div" id={`${id}-help`} sx={{ mx: 0, '& p': { m: 0 } }}>
          <Markdown text={state.help} />
        </FormHelperText>
      )}
      {limit !== undefined && !state.locked && length >= limit * nearLimit && (
        <FormHelperText id={`${id}-count`} sx={{ mx: 0, textAlign: 'right' }} error={length > limit}>
          {say('counter', { count: length, limit })}
        </FormHelperText>
      )}
    </Box>
  );
}
