import type { WidgetProps } from '@rjsf/utils';
import { MultiSelectWidget } from '../widgets/multi-select/MultiSelectWidget.tsx';
import { SelectWidget } from '../widgets/select/SelectWidget.tsx';

/** rjsf has one widget for a choice of one and of several. */
export function SingleOrSeveral(props: WidgetProps) {
  return props.multiple === true ? <MultiSelectWidget {...props} /> : <SelectWidget {...props} />;
}
