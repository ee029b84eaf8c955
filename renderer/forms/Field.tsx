import { memo } from 'react';
import type { FieldModel } from '#engine';
import { useWidgets } from '../widgets/WidgetsContext.ts';
import { fieldId, useFormPlace } from './FormStoreContext.ts';
import { leafOf, rjsfRegistry, schemaFieldOf } from './fieldLeaf.ts';

/** One field, drawn by rjsf's own leaf; it is drawn anew only by its own state. */
export const Field = memo(function Field({ field }: { readonly field: FieldModel }) {
  const { prefix } = useFormPlace();
  const widgets = useWidgets();
  const registry = rjsfRegistry(widgets);
  const SchemaField = schemaFieldOf(registry);
  const { schema, uiSchema } = leafOf(field, widgets);
  return (
    <SchemaField
      name={field.path}
      schema={schema}
      uiSchema={uiSchema}
      fieldPathId={{ $id: fieldId(prefix, field.path), path: [field.path] }}
      registry={registry}
      onChange={nothing}
      onBlur={nothing}
      onFocus={nothing}
    />
  );
});

/** Values travel through the form's store, never through rjsf. */
function nothing(): void {}
