import '../widgets.css';
import type { FieldWidgetProps } from '../FieldWidgetProps.ts';
import { shownText } from '../shownText.ts';

/** More letters than this stand on a line of their own. */
const shortLabel = 16;

/** One of a few, all in sight; the arrow keys move within the group. */
export function RadioWidget(props: FieldWidgetProps) {
  const { id, field, value, locked, required, invalid, describedBy, choices, change, leave } = props;
  const index = choices.findIndex((choice) => choice.value === value);
  const isRow = choices.every((choice) => choice.label.length <= shortLabel);
  return (
    <div
      role="radiogroup"
      id={`${id}-group`}
      className={isRow ? 'field-choices field-row' : 'field-choices'}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      aria-required={required}
      onBlur={leave}
    >
      {choices.map((choice, position) => (
        <label
          key={shownText(choice.value)}
          className={locked ? 'field-choice field-of-few field-fixed' : 'field-choice field-of-few'}
        >
          <input
            type="radio"
            className="field-radio"
            // The first radio carries the field's id, so that a link to the field lands on something focusable.
            {...(position === 0 ? { id } : {})}
            name={`${id}-${field.path}`}
            value={String(position)}
            checked={position === index}
            disabled={locked}
            onChange={() => change(choice.value, choice.record)}
          />
          <span className="field-words">{choice.label}</span>
        </label>
      ))}
    </div>
  );
}
