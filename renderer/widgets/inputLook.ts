import './widgets.css';
import type { WidgetProps } from '@rjsf/utils';
import { isInvalid, isLocked } from './inputAttributes.ts';

/** The classes of an input: its kind, and whether it is locked or its value is wrong. */
export function inputLook(kind: string, props: WidgetProps): string {
  return `${kind}${isLocked(props) ? ' field-locked' : ''}${isInvalid(props) ? ' field-wrong' : ''}`;
}
