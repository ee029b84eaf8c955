import { titleId, type WidgetProps } from '@rjsf/utils';
import '../widgets.css';
import { inputAttributes, isLocked } from '../inputAttributes.ts';
import { choicesOf } from '../readOptions.ts';
import { shownText } from '../shownText.ts';

/** More letters than this stand on a line of their own. */
const shortLabel = 16;

/** One of a few, all in sight; the arrow keys move within the group. */
export function RadioWidget(props: WidgetProps) {
  const { id, name, value, onChange, onBlur } = props;
  const locked = isLocked(props);
  const choices = choicesOf(props);
  const index = choices.findIndex((choice) => choice.value === value);
  const { name: _name, ...described } = inputAttributes(props);
  const isRow = choices.every((choice) => choice.label.length <= shortLabel);
  return (
    <div
      role="radiogroup"
      id={`${id}-group`}
      className={isRow ? 'field-choices field-row' : 'field-choices'}
      aria-labelledby={titleId(id)}
      {...described}
      onBlur={() => onBlur(id, value)}
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
            name={`${id}-${name}`}
            value={String(position)}
            checked={position === index}
            disabled={locked}
            onChange={() => onChange(choice.value)}
          />
          <span className="field-words">{choice.label}</span>
        </label>
      ))}
    </div>
  );
}
