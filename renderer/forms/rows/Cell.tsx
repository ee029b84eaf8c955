import { type FieldTemplateProps, titleId } from '@rjsf/utils';
import { memo } from 'react';
import { useEngineText } from '../../texts/useEngineText.ts';
import { FieldValue } from '../../values/FieldValue.tsx';
import { fieldId, useFormContext } from '../FormContext.ts';
import { useField } from '../useField.ts';

interface CellProps {
  readonly path: string;
  readonly index: number;
  /** Whether the label is visible, as in a card; in a table the column header shows it. */
  readonly isLabelled?: boolean;
}

/** Renders one value of a row. It renders again only when its own state changes. */
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

/** A value and its error. The label is for screen readers, if the column header is not read. */
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
