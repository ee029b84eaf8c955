import './widgets.css';
import type { FieldWidgetProps } from './FieldWidgetProps.ts';

/** The classes of what is filled in: what it is, and how it stands. */
export function inputLook(kind: string, { locked, invalid }: Pick<FieldWidgetProps, 'locked' | 'invalid'>): string {
  return `${kind}${locked ? ' field-locked' : ''}${invalid ? ' field-wrong' : ''}`;
}
