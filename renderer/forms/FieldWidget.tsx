import type { WidgetEntry } from '../widgets/defineWidget.ts';
import type { FieldWidgetProps } from '../widgets/FieldWidgetProps.ts';
import { deferUntilPointerUp } from './deferUntilPointerUp.ts';
import { fieldId, useFormContext } from './FormContext.ts';
import type { FieldViewState } from './FormStore.ts';
import { useSelectableOptions } from './useSelectableOptions.ts';

interface FieldWidgetBinding {
  readonly path: string;
  readonly state: FieldViewState;
  readonly Component: WidgetEntry['Component'];
}

/** There is one page. */
const presses = deferUntilPointerUp(window);

/** A registered widget, handed the state of its field. */
export function FieldWidget({ path, state, Component }: FieldWidgetBinding) {
  const { store, prefix } = useFormContext();
  const { choices, selected } = useSelectableOptions(state);
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
    leave: () => presses.afterPress(() => store.handleBlur(path)),
  };
  return <Component {...props} />;
}
