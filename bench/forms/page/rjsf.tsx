import { CssBaseline, createTheme, ThemeProvider } from '@mui/material';
import { Form } from '@rjsf/mui';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import type { PlainField, Workload } from '../workloads.ts';
import { drive } from './drive.ts';
import { reactRoot } from './reactRoot.tsx';

const theme = createTheme();

/** Returns the form as a schema for rjsf. */
export function schemaOf({ fields }: Workload): { readonly schema: RJSFSchema; readonly uiSchema: UiSchema } {
  const always = fields.filter(({ when }) => when === undefined);
  const controls = [...new Set(fields.flatMap(({ when }) => when ?? []))];
  const list = (some: readonly PlainField[]) => ({
    properties: Object.fromEntries(some.map((field) => [field.name, propertyOf(field)])),
    required: some.filter(({ required }) => required).map(({ name }) => name),
  });
  return {
    schema: {
      type: 'object',
      ...list(always),
      ...(controls.length === 0
        ? {}
        : {
            allOf: controls.map((control) => ({
              if: { properties: { [control]: { const: true } }, required: [control] },
              then: list(fields.filter(({ when }) => when === control)),
            })),
          }),
    },
    uiSchema: {
      'ui:order': [...fields.map(({ name }) => name), '*'],
      'ui:submitButtonOptions': { submitText: 'Save' },
      ...Object.fromEntries(fields.flatMap(({ name, kind }) => (widgets[kind] ? [[name, widgets[kind]]] : []))),
    },
  };
}

const widgets: Readonly<Partial<Record<PlainField['kind'], UiSchema>>> = {
  area: { 'ui:widget': 'textarea' },
  radio: { 'ui:widget': 'radio' },
};

function propertyOf({ label, kind, choices }: PlainField): RJSFSchema {
  return { title: label, ...shapes[kind], ...(choices ? { enum: [...choices] } : {}) };
}

const shapes: Readonly<Record<PlainField['kind'], RJSFSchema>> = {
  text: { type: 'string', maxLength: 100 },
  area: { type: 'string', maxLength: 1000 },
  number: { type: 'number', minimum: 0, maximum: 1_000_000 },
  date: { type: 'string', format: 'date' },
  select: { type: 'string' },
  radio: { type: 'string' },
  checkbox: { type: 'boolean' },
  email: { type: 'string', format: 'email', maxLength: 100 },
  phone: { type: 'string', pattern: '^[0-9 +()-]*$', maxLength: 30 },
};

const { render, clear } = reactRoot((children) => (
  <ThemeProvider theme={theme}>
    <CssBaseline />
    {children}
  </ThemeProvider>
));

drive({
  mount(workload, { isLive }) {
    const { schema, uiSchema } = schemaOf(workload);
    render(
      <Form
        schema={schema}
        uiSchema={uiSchema}
        validator={validator}
        noHtml5Validate
        showErrorList={false}
        liveValidate={isLive ? 'onChange' : false}
      />,
    );
  },
  unmount: clear,
  errors: '[id$="__error"]',
});
