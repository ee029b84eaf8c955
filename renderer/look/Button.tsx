import './button.css';
import type { ReactNode } from 'react';
import { type ButtonLook, buttonLook } from './buttonLook.ts';
import { Pressable, type PressableProps } from './Pressable.tsx';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends PressableProps, Omit<ButtonLook, 'disabled' | 'className'> {
  readonly startIcon?: ReactNode;
  readonly endIcon?: ReactNode;
  /** Position of the loading indicator: in place of the label, or before it. */
  readonly loadingPosition?: 'center' | 'start';
}

/** A button with a label; a link if it has `to`. */
export function Button(props: ButtonProps) {
  const { variant, size, color, className, startIcon, endIcon, loadingPosition = 'center', children, ...rest } = props;
  const isWaiting = rest.loading === true;
  const isCovered = isWaiting && loadingPosition === 'center';
  const look = buttonLook({
    variant,
    size,
    color,
    className: isCovered ? `fw-button-busy ${className ?? ''}` : className,
  });
  const begin = isWaiting && loadingPosition === 'start' ? <Spinner size="small" /> : startIcon;
  return (
    <Pressable {...rest} className={look}>
      {isCovered && (
        <span className="fw-button-wait">
          <Spinner size="small" />
        </span>
      )}
      {begin && <span className="fw-button-icon">{begin}</span>}
      {children}
      {endIcon && <span className="fw-button-icon fw-button-icon-end">{endIcon}</span>}
    </Pressable>
  );
}
