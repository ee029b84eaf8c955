import './button.css';
import { classes } from './classes.ts';

/** How a button looks. */
export interface ButtonLook {
  readonly variant?: 'text' | 'outlined' | 'contained' | undefined;
  readonly size?: 'small' | 'medium' | undefined;
  readonly color?: 'primary' | 'danger' | 'inherit' | undefined;
  /** For what cannot be disabled by itself, as a label. */
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The classes of a button, for an element that has to be another one. */
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
