import './fields.css';
import type { ReactNode } from 'react';
import { Markdown } from '../texts/Markdown.tsx';
import { useEngineText } from '../texts/useEngineText.ts';
import type { WidgetEntry } from '../widgets/defineWidget.ts';
import { fieldId, useFormContext } from './FormContext.ts';
import type { FieldViewState } from './FormStore.ts';
import { useField } from './useField.ts';

interface FieldFrameProps {
  readonly path: string;
  readonly labelled: WidgetEntry['label'];
  readonly wide: boolean;
  /** Draws what is filled in. */
  readonly children: (state: FieldViewState) => ReactNode;
}

/** Label, input, counter, help and error of one field, tied together by their ids. */
export function FieldFrame({ path, labelled, wide, children }: FieldFrameProps) {
  const { prefix } = useFormContext();
  const state = useField(path);
  const say = useEngineText();
  if (!state) return null;

  const id = fieldId(prefix, path);
  const { limit, problem } = state;
  const length = limit !== undefined && typeof state.value === 'string' ? [...state.value].length : 0;
  const Label = labelled === 'group' ? 'div' : 'label';
  return (
    <div className={wide ? 'field field-wide' : 'field'} data-field={path}>
      {labelled !== 'own' && (
        <Label
          id={`${id}-label`}
          className={problem === undefined ? 'field-label' : 'field-label field-label-wrong'}
          {...(labelled === 'group' ? {} : { htmlFor: id })}
        >
          {state.label}
          {state.required && <span aria-hidden="true">&nbsp;*</span>}
        </Label>
      )}
      {children(state)}
      {problem !== undefined && (
        <p id={`${id}-error`} className="field-error">
          {problem}
        </p>
      )}
      {state.help !== undefined && (
        <div id={`${id}-help`} className="field-help">
          <Markdown text={state.help} />
        </div>
      )}
      {limit !== undefined && !state.locked && (
        <p id={`${id}-count`} className={length > limit ? 'field-count field-exceeded' : 'field-count'}>
          {say('counter', { count: length, limit })}
        </p>
      )}
    </div>
  );
}
