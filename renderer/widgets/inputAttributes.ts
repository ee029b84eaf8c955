import { descriptionId, errorId, helpId, type WidgetProps } from '@rjsf/utils';
import { textOption } from './readOptions.ts';

/** Id of the counter below a field, named as rjsf names the ids of its help and error. */
export function countId(id: string): string {
  return `${id}__count`;
}

/** Whether a value can only be read. */
export function isLocked({ readonly, disabled }: Pick<WidgetProps, 'readonly' | 'disabled'>): boolean {
  return readonly === true || disabled === true;
}

/** Whether something is wrong with a value. */
export function isInvalid({ rawErrors }: Pick<WidgetProps, 'rawErrors'>): boolean {
  return rawErrors !== undefined && rawErrors.length > 0;
}

/** Ids of what is written around an input about its value: the error, the help, the counter, and what a widget adds. */
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

/** The attributes that connect an input to its field. */
export function inputAttributes(props: WidgetProps) {
  return {
    name: props.name,
    'aria-describedby': describedBy(props),
    'aria-invalid': isInvalid(props),
    'aria-required': props.required === true,
  };
}
