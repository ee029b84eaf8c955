// The package's index also loads its test registry, which wants a validator we neither have nor need.
import Form from '@rjsf/core/lib/components/Form.js';
import type { RegistryWidgetsType } from '@rjsf/utils';
import { memo, useMemo, useSyncExternalStore } from 'react';
import { useWidgets } from '../widgets/WidgetsContext.ts';
import type { WidgetRegistry } from '../widgets/widgets.ts';
import { buildFormSchema } from './buildFormSchema.ts';
import { FieldTemplate } from './FieldTemplate.tsx';
import { bindWidget, UnknownWidget } from './FieldWidget.tsx';
import { useFormPlace } from './FormStoreContext.ts';
import { ObjectFieldTemplate } from './ObjectFieldTemplate.tsx';
import { trustingValidator } from './trustingValidator.ts';

const templates = { FieldTemplate, ObjectFieldTemplate };
const noValues = {};

/** The fields now visible, drawn by rjsf; it is told anew only when one comes or goes. */
export const FormFields = memo(function FormFields() {
  const { store, prefix } = useFormPlace();
  const registry = useWidgets();
  const fields = useSyncExternalStore(store.subscribe, store.getFields);
  const { schema, uiSchema } = useMemo(() => buildFormSchema(fields, registry), [fields, registry]);
  const widgets = useMemo(() => bindAll(registry), [registry]);
  return (
    <Form
      // The form element itself, its submit and its errors are ours; rjsf lays out and dispatches.
      tagName="div"
      idPrefix={prefix}
      schema={schema}
      uiSchema={uiSchema}
      formData={noValues}
      validator={trustingValidator}
      widgets={widgets}
      templates={templates}
      showErrorList={false}
      noHtml5Validate
    >
      {/* An empty child keeps rjsf from drawing a submit button. */}
      <span hidden />
    </Form>
  );
});

function bindAll(registry: WidgetRegistry): RegistryWidgetsType {
  const bound = Object.entries(registry).map(([name, entry]) => [name, bindWidget(entry)]);
  return { ...Object.fromEntries(bound), unknown: UnknownWidget };
}
