import { descriptionId, errorId, helpId, type WidgetProps } from '@rjsf/utils';
import { textOption } from './readOptions.ts';

/** Returns the id of the counter below a field, in the format of rjsf's ids for help and error. */
export function countId(id: string): string {
  return `${id}__count`;
}

/** Returns whether a value is read-only. */
export function isLocked({ readonly, disabled }: Pick<WidgetProps, 'readonly' | 'disabled'>): boolean {
  return readonly === true || disabled === true;
}

/** Returns whether a value has an error. */
export function isInvalid({ rawErrors }: Pick<WidgetProps, 'rawErrors'>): boolean {
  return rawErrors !== undefined && rawErrors.length > 0;
}

/**
 * Returns the ids of the texts that describe an input: the error, the help, the counter, and those that a widget adds.
 */
export function describedBy(props: WidgetProps): string | undefined {
  const { id, options } = props;
  const ids = [
    isInvalid(props) ? errorId(id) : '',
    options.description || props.schema.description ? descriptionId(id) : '',
    options.help === undefined ? '' : helpId(id),
    options['limit'] === undefined || isLocked(props) ? '' : countId(id),
    textOption(props, 'describedBy') ?? '',
  ].filter((part) => part !== '');
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Returns the attributes that connect an input to its field. */
export function inputAttributes(props: WidgetProps) {
  return {
    name: props.name,
    'aria-describedby': describedBy(props),
    'aria-invalid': isInvalid(props),
    'aria-required': props.required === true,
  };
}
