import './widgets.css';
import type { WidgetProps } from '@rjsf/utils';
import { isInvalid, isLocked } from './inputAttributes.ts';

/** Returns the classes of an input: its kind, and whether it is locked or invalid. */
export function inputLook(kind: string, props: WidgetProps): string {
  return `${kind}${isLocked(props) ? ' field-locked' : ''}${isInvalid(props) ? ' field-wrong' : ''}`;
}
