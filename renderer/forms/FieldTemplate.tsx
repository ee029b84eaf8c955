import './fields.css';
import { type FieldTemplateProps, getUiOptions, titleId } from '@rjsf/utils';
import { useEngineText } from '../texts/useEngineText.ts';
import { countId, isInvalid } from '../widgets/inputAttributes.ts';

/** Widgets of rjsf schemas that consist of several inputs. */
const groups: ReadonlySet<unknown> = new Set(['radio', 'checkboxes']);

/** Renders the label, input, error, help and counter of a field, linked by the ids of rjsf. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, fieldPathId, label, displayLabel, required, readonly, formData, errors, help, children } = props;
  const say = useEngineText();
  const options = getUiOptions(props.uiSchema);
  const limit: unknown = options['limit'];
  const length = typeof limit === 'number' && typeof formData === 'string' ? [...formData].length : 0;
  const isGroup = options['labelled'] === 'group' || groups.has(options.widget);
  const Label = isGroup ? 'div' : 'label';
  return (
    <div
      className={options['wide'] === true ? 'field field-wide' : 'field'}
      data-field={fieldPathId.path.join('.')}
      hidden={props.hidden === true}
    >
      {displayLabel && (
        <Label
          id={titleId(id)}
          className={isInvalid(props) ? 'field-label field-label-wrong' : 'field-label'}
          {...(Label === 'label' ? { htmlFor: id } : {})}
        >
          {label}
          {required && <span aria-hidden="true">&nbsp;*</span>}
        </Label>
      )}
      {props.rawDescription ? props.description : null}
      {children}
      {errors}
      {help}
      {typeof limit === 'number' && !readonly && (
        <p id={countId(id)} className={length > limit ? 'field-count field-exceeded' : 'field-count'}>
          {say('counter', { count: length, limit })}
        </p>
      )}
    </div>
  );
}
