import { titleId, type WidgetProps } from '@rjsf/utils';
import '../widgets.css';
import { inputAttributes, isLocked } from '../inputAttributes.ts';
import { choicesOf } from '../readOptions.ts';
import { shownText } from '../shownText.ts';

/** If a label has more characters, the options are below each other. */
const shortLabel = 16;

/** Selects one of a few options as radio buttons; the arrow keys move within the group. */
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
            // The first radio button has the field's id, so that a link to the field moves the focus to it.
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
