import type { WidgetProps } from '@rjsf/utils';
import { multiSelect } from './multi-select/index.ts';
import { SelectWidget } from './select/SelectWidget.tsx';

/** rjsf uses one widget for selecting one option or several. */
export function SingleOrSeveral(props: WidgetProps) {
  return props.multiple === true ? <multiSelect.Component {...props} /> : <SelectWidget {...props} />;
}
