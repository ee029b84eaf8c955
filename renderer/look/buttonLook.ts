import './button.css';
import { classes } from './classes.ts';

/** The style of a button. */
export interface ButtonLook {
  readonly variant?: 'text' | 'outlined' | 'contained' | undefined;
  readonly size?: 'small' | 'medium' | undefined;
  readonly color?: 'primary' | 'danger' | 'inherit' | undefined;
  /** For elements without a `disabled` attribute, such as a label. */
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Returns the classes of a button, for an element that is not a button. */
export function buttonLook({ variant = 'text', size, color, disabled, className }: ButtonLook): string {
  return classes(
    'fw-button',
    variant !== 'text' && `fw-button-${variant}`,
    size === 'small' && 'fw-button-small',
    color === 'inherit' && 'fw-button-inherit',
    color === 'danger' && 'fw-button-danger',
    disabled && 'fw-button-off',
    className,
  );
}
