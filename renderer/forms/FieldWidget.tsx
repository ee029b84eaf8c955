import { Alert } from '@mui/material';
import type { WidgetProps } from '@rjsf/utils';
import { useContext } from 'react';
import { useEngineText } from '../runtime/useEngineText.ts';
import type { FieldWidgetProps } from '../widgets/FieldWidgetProps.ts';
import type { WidgetEntry } from '../widgets/widgets.ts';
import type { FieldState } from './FormStore.ts';
import { fieldId, useFormPlace } from './FormStoreContext.ts';
import { useChoices } from './useChoices.ts';
import { FieldContext } from './useField.ts';

/** Binds a registered widget to the field it is asked for; this is what rjsf is given as its widget. */
export function bindWidget({ Component }: WidgetEntry) {
  return function BoundWidget({ options }: WidgetProps) {
    const path = String(options['path'] ?? '');
    const state = useContext(FieldContext);
    return state ? <FieldWidget path={path} state={state} Component={Component} /> : null;
  };
}

/** What stands where a field names a widget that nobody registered. */
export function UnknownWidget({ options }: WidgetProps) {
  const say = useEngineText();
  return <Alert severity="error">{say('unknownWidget', { value: options['name'], limit: options['known'] })}</Alert>;
}

interface FieldWidgetBinding {
  readonly path: string;
  readonly state: FieldState;
  readonly Component: WidgetEntry['Component'];
}

function FieldWidget({ path, state, Component }: FieldWidgetBinding) {
  const { store, prefix } = useFormPlace();
  const { choices, selected } = useChoices(state);
  const id = fieldId(prefix, path);
  const described = [
    state.problem === undefined ? '' : `${id}-error`,
    state.help === undefined ? '' : `${id}-help`,
    state.limit === undefined || state.locked ? '' : `${id}-count`,
  ].filter((part) => part !== '');
  const props: FieldWidgetProps = {
    id,
    field: state.field,
    label: state.label,
    value: state.value,
    locked: state.locked,
    required: state.required,
    invalid: state.problem !== undefined,
    describedBy: described.length > 0 ? described.join(' ') : undefined,
    placeholder: state.placeholder,
    choices,
    selected,
    options: state.options?.control,
    change: (value, record) => store.change(path, value, record),
    leave: () => store.leave(path),
  };
  return <Component {...props} />;
}
