import { type FieldTemplateProps, titleId } from '@rjsf/utils';
import { memo } from 'react';
import { useEngineText } from '../../texts/useEngineText.ts';
import { FieldValue } from '../../values/FieldValue.tsx';
import { fieldId, useFormContext } from '../FormContext.ts';
import { useField } from '../useField.ts';

interface CellProps {
  readonly path: string;
  readonly index: number;
  /** In a card the label is shown; in a table it is the head of the column. */
  readonly isLabelled?: boolean;
}

/** One value of a row; it is rendered again by its own state only. */
export const Cell = memo(function Cell({ path, index, isLabelled = false }: CellProps) {
  const { FieldLeaf, prefix } = useFormContext();
  const say = useEngineText();
  const state = useField(path);
  if (state === undefined) return null;
  const { field, value } = state;
  if (field.value !== undefined && !isLabelled) {
    return (
      <div id={fieldId(prefix, path)} tabIndex={-1} data-field={path}>
        <FieldValue field={field} value={value} />
        {state.problem !== undefined && <p className="field-error">{state.problem}</p>}
      </div>
    );
  }
  const label = isLabelled ? state.label : say('rowColumn', { title: state.label, count: index + 1 });
  const shown = isLabelled ? state : { ...state, help: undefined };
  const FieldTemplate = isLabelled ? undefined : CellTemplate;
  return <FieldLeaf field={field} state={shown} cell={{ label, isCompact: !isLabelled, FieldTemplate }} />;
});

/** A value and its error; the label is for those who do not see the head of the column. */
function CellTemplate({ id, fieldPathId, label, displayLabel, errors, children, uiSchema }: FieldTemplateProps) {
  const Label = uiSchema?.['ui:options']?.['labelled'] === 'group' ? 'div' : 'label';
  return (
    <div className="field" data-field={fieldPathId.path.join('.')}>
      {displayLabel && (
        <Label id={titleId(id)} className="visually-hidden" {...(Label === 'label' ? { htmlFor: id } : {})}>
          {label}
        </Label>
      )}
      {children}
      {errors}
    </div>
  );
}
