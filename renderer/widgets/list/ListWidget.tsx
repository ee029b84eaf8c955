import Form from '@rjsf/core';
import { TranslatableString, titleId, type ValidatorType, type WidgetProps } from '@rjsf/utils';
import { useMemo, useState } from 'react';
import type { FieldModel } from '#engine';
import { useEngineText } from '../../texts/useEngineText.ts';
import { describedBy, isLocked } from '../inputAttributes.ts';
import { rjsfWidgets } from '../rjsfWidgets.ts';
import { schemaOfList } from './schemaOfList.ts';

/** The surrounding form validates the values. */
const trusting: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};

/** A list of values, which can be added, changed and removed; rendered by the lists of rjsf. */
export function ListWidget(props: WidgetProps) {
  const { id, label, value, registry, onChange, onBlur } = props;
  const say = useEngineText();
  const model: FieldModel = props.options['model'];
  const schema = useMemo(() => schemaOfList(model), [model]);
  const uiSchema = useMemo(
    () => ({
      'ui:options': { orderable: false },
      items: (_item: unknown, index: number) => ({ 'ui:title': `${label} ${index + 1}` }),
    }),
    [label],
  );
  // An entry that was added and is still empty is stored here only: it is not part of the value.
  const [kept, setKept] = useState<{ readonly rows: readonly unknown[]; readonly value: unknown }>();
  const rows = kept !== undefined && kept.value === value ? kept.rows : Array.isArray(value) ? value : [];
  const change = (next: readonly unknown[]): void => {
    const filled = next.filter((row) => row !== undefined);
    const given = filled.length === 0 ? undefined : filled;
    setKept({ rows: next, value: given });
    onChange(given);
  };
  return (
    <fieldset className="field-group" aria-labelledby={titleId(id)} aria-describedby={describedBy(props)}>
      <Form
        tagName="div"
        idPrefix={id}
        idSeparator="-"
        schema={schema}
        uiSchema={uiSchema}
        formData={rows}
        validator={trusting}
        noValidate
        readonly={isLocked(props)}
        widgets={rjsfWidgets}
        templates={registry.templates}
        translateString={(key) => say(key === TranslatableString.RemoveButton ? 'remove' : 'addAnother')}
        onChange={({ formData }) => change(Array.isArray(formData) ? formData : [])}
        onBlur={() => onBlur(id, value)}
      >
        {/* Replaces the submit button. */}
        <span hidden />
      </Form>
    </fieldset>
  );
}
