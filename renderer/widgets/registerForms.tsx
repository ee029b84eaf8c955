import './widgets.css';
import { type FieldProps, type FieldTemplateProps, titleId, type WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { Skeleton } from '../look/Skeleton.tsx';
import { lazyThemed } from '../theme/lazyThemed.ts';
import type { FieldEntry, WidgetEntry, WidgetRegistry } from './defineWidget.ts';
import type { PortalForms } from './PortalForms.ts';

/** What a portal adds to the built-in widgets and templates. */
export interface FormParts {
  readonly widgets: WidgetRegistry;
  readonly templates: Readonly<Record<string, ComponentType<FieldTemplateProps>>>;
  /** What the block `extension` renders, by name. */
  readonly extensions: Readonly<Record<string, ComponentType<Readonly<Record<never, never>>>>>;
}

/** Turns the widgets, fields and templates of a portal into components that are loaded when they are first rendered. */
export function registerForms(forms: PortalForms = {}): FormParts {
  const foreign = mapValues(forms.widgets, ({ load, ...words }): WidgetEntry => {
    const { label = 'input', formats = [] } = words;
    return { ...words, label, formats, Component: loaded(load, label === 'group' ? grouped : same) };
  });
  const fields = mapValues(forms.fields, ({ load, ...words }): FieldEntry => {
    const { label = 'group', formats = [] } = words;
    return { ...words, label, formats, Field: loaded(load, label === 'group' ? groupedField : same) };
  });
  return {
    widgets: { ...foreign, ...fields },
    templates: mapValues(forms.templates, ({ load }) => loaded(load, same)),
    extensions: mapValues(forms.extensions, ({ load }) => loaded(load, same)),
  };
}

function mapValues<From, To>(
  given: Readonly<Record<string, From>> = {},
  map: (value: From) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, map(value)]));
}

function loaded<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  wrap: (Component: ComponentType<Props>) => ComponentType<Props>,
): ComponentType<Props> {
  return lazyComponent(lazyThemed(load, wrap), () => <Skeleton height={40} />);
}

function same<Component>(component: Component): Component {
  return component;
}

/** Makes the widget a group that the field's label names, because an HTML label names a single input. */
function grouped(Widget: ComponentType<WidgetProps>): ComponentType<WidgetProps> {
  return (props) => (
    <fieldset className="field-group" aria-labelledby={titleId(props.id)}>
      <Widget {...props} />
    </fieldset>
  );
}

function groupedField(Field: ComponentType<FieldProps>): ComponentType<FieldProps> {
  return (props) => (
    <fieldset className="field-group" aria-labelledby={titleId(props.fieldPathId)}>
      <Field {...props} />
    </fieldset>
  );
}
