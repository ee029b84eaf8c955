import { type DescriptionFieldProps, errorId, type FieldErrorProps, type FieldHelpProps, helpId } from '@rjsf/utils';
import { Fragment } from 'react';
import { Markdown } from '../texts/Markdown.tsx';

/** The problems of a value, each on its own line. */
export function FieldErrorTemplate({ errors = [], fieldPathId }: FieldErrorProps) {
  if (errors.length === 0) return null;
  return (
    <p id={errorId(fieldPathId)} className="field-error">
      {errors.map((error, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: problems have no names, and keep their order.
        <Fragment key={index}>
          {index > 0 && <br />}
          {error}
        </Fragment>
      ))}
    </p>
  );
}

/** A help text, in Markdown. */
export function FieldHelpTemplate({ help, fieldPathId }: FieldHelpProps) {
  if (!help) return null;
  return (
    <div id={helpId(fieldPathId)} className="field-help">
      {typeof help === 'string' ? <Markdown text={help} /> : help}
    </div>
  );
}

/** The description of a schema, in Markdown. */
export function DescriptionFieldTemplate({ id, description }: DescriptionFieldProps) {
  if (!description) return null;
  return (
    <div id={id} className="field-help">
      {typeof description === 'string' ? <Markdown text={description} /> : description}
    </div>
  );
}
