import type { FieldTemplateProps } from '@rjsf/utils';
import { type ComponentType, memo } from 'react';
import { type FieldModel, resolveTemplate } from '#engine';
import { findWidget } from '../widgets/findWidget.ts';
import { deferUntilPointerUp } from './deferUntilPointerUp.ts';
import { fieldId, useFormContext } from './FormContext.ts';
import type { FieldViewState } from './FormStore.ts';
import { Leaf } from './Leaf.tsx';
import { useField } from './useField.ts';
import { useSelectableOptions } from './useSelectableOptions.ts';

/** One tracker for the page. */
const presses = deferUntilPointerUp(window);

/** Renders one field. It renders again only when its own state changes. */
export const Field = memo(function Field({ field }: { readonly field: FieldModel }) {
  const state = useField(field.path);
  return state ? <FieldLeaf field={field} state={state} /> : null;
});

export interface FieldLeafProps {
  readonly field: FieldModel;
  readonly state: FieldViewState;
  /** Options for a field in a cell of a row. */
  readonly cell?: {
    readonly label: string;
    /** Uses a select instead of radio buttons, which would make the row too high. */
    readonly isCompact: boolean;
    readonly FieldTemplate: ComponentType<FieldTemplateProps> | undefined;
  };
}

/** Renders a field with its widget. */
export function FieldLeaf({ field, state, cell }: FieldLeafProps) {
  const { store, prefix, widgets, registry } = useFormContext();
  const { choices, selected } = useSelectableOptions(state);
  const { path } = field;
  const usual = holdsRows(field) ? rows : findWidget(field, widgets);
  const isTall = cell?.isCompact === true && usual.name === 'radio';
  const found = isTall ? findWidget({ ...field, widget: 'select' }, widgets) : usual;
  const { label, wide = false } = 'entry' in found ? found.entry : unknown;
  return (
    <Leaf
      id={fieldId(prefix, path)}
      field={field}
      registry={registry}
      widget={found.name}
      label={cell?.label ?? state.label}
      labelled={label}
      help={state.help}
      placeholder={state.placeholder}
      value={state.value}
      locked={state.locked}
      required={state.required}
      problem={state.problem}
      options={{
        wide,
        ...(cell?.FieldTemplate && { FieldTemplate: cell.FieldTemplate }),
        limit: state.limit,
        enumOptions: choices,
        selected,
        lookup: state.options?.control,
        ...(field.placeholders && { placeholders: resolveTemplate(field.placeholders, store.getScope()) }),
      }}
      // A widget of rjsf returns a value; the selected record is added here.
      onChange={(value) => store.change(path, value, choices.find((choice) => choice.value === value)?.record)}
      onBlur={() => presses.afterPress(() => store.handleBlur(path))}
    />
  );
}

/** Returns whether a field is edited row by row: a list of records without another field or widget of the portal. */
function holdsRows({ type, properties, widget }: FieldModel): boolean {
  return type === 'array' && properties !== undefined && (widget === undefined || widget === 'list');
}

const rows = { name: 'RowsField', entry: { label: 'group', wide: true } } as const;

/** How a field is framed if its widget is not registered. */
const unknown = { label: 'group', wide: true } as const;
