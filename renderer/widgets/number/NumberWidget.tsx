import type { WidgetProps } from '@rjsf/utils';
import { BaseInput } from '../BaseInput.tsx';
import { textOption } from '../readOptions.ts';
import { useTypedNumber } from '../useTypedNumber.ts';

/** A number with its unit, edited as text: no spinner, and the mouse wheel does not change the value. */
export function NumberWidget(props: WidgetProps) {
  const typed = useTypedNumber(props.value);
  const unit = textOption(props, 'unit');
  const unitId = `${props.id}__unit`;
  const described = unit === undefined ? props : { ...props, options: { ...props.options, describedBy: unitId } };
  return (
    <BaseInput
      {...described}
      {...typed}
      inputMode={props.schema.type === 'integer' ? 'numeric' : 'decimal'}
      {...(unit === undefined ? {} : { end: <span id={unitId}>{unit}</span> })}
    />
  );
}
