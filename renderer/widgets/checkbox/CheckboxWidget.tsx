import type { WidgetProps } from '@rjsf/utils';
import '../widgets.css';
import { inputAttributes, isLocked } from '../inputAttributes.ts';

/** A checkbox with its label next to it. */
export function CheckboxWidget(props: WidgetProps) {
  const { id, label, value, required, onChange, onBlur, onFocus } = props;
  const locked = isLocked(props);
  return (
    <label className={locked ? 'field-choice field-fixed' : 'field-choice'}>
      <input
        type="checkbox"
        className="field-check"
        id={id}
        {...inputAttributes(props)}
        checked={value === true}
        disabled={locked}
        onChange={({ target }) => onChange(target.checked)}
        onFocus={() => onFocus(id, value)}
        onBlur={() => onBlur(id, value)}
      />
      <span className="field-words">
        {label}
        {required && <span aria-hidden="true">&nbsp;*</span>}
      </span>
    </label>
  );
}
