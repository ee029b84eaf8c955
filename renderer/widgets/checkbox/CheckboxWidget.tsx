import '../widgets.css';
import type { FieldWidgetProps } from '../FieldWidgetProps.ts';

/** A statement that holds or not; its label stands beside the box. */
export function CheckboxWidget(props: FieldWidgetProps) {
  const { id, field, label, value, locked, required, invalid, describedBy, change, leave } = props;
  return (
    <label className={locked ? 'field-choice field-fixed' : 'field-choice'}>
      <input
        type="checkbox"
        className="field-check"
        id={id}
        name={field.path}
        checked={value === true}
        disabled={locked}
        onChange={({ target }) => change(target.checked)}
        onBlur={leave}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        aria-required={required}
      />
      <span className="field-words">
        {label}
        {required && <span aria-hidden="true">&nbsp;*</span>}
      </span>
    </label>
  );
}
