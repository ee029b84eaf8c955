import type { WidgetProps } from '@rjsf/utils';
import { multiSelect } from './multi-select/index.ts';
import { SelectWidget } from './select/SelectWidget.tsx';

/** rjsf has one widget for a choice of one and of several. */
export function SingleOrSeveral(props: WidgetProps) {
  return props.multiple === true ? <multiSelect.Component {...props} /> : <SelectWidget {...props} />;
}
