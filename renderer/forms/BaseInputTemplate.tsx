import { type BaseInputTemplateProps, getInputProps } from '@rjsf/utils';
import { BaseInput } from '../widgets/BaseInput.tsx';

/** The single-line input of rjsf's own widgets, such as those for URLs, times and colours. */
export function BaseInputTemplate(props: BaseInputTemplateProps) {
  const { options, schema, type, registry } = props;
  const { type: kind, step, min, max } = getInputProps(schema, type, options);
  return <BaseInput {...props} registry={registry} type={kind} attributes={{ step, min, max }} />;
}
