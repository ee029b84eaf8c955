import type { TitleFieldProps } from '@rjsf/utils';
import { Heading } from '../look/HeadingLevel.tsx';

/** The title of a list or a record within a form, as a heading of the right level. */
export function TitleFieldTemplate({ id, title, required, optionalDataControl }: TitleFieldProps) {
  return (
    <>
      <Heading id={id}>
        {title}
        {required && <span aria-hidden="true">&nbsp;*</span>}
      </Heading>
      {optionalDataControl}
    </>
  );
}
