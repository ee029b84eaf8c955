import './fields.css';
import type { ReactNode } from 'react';

interface SubmitBarProps {
  /** The bar sticks to the lower edge of its scroll container, as in a dialog. */
  readonly isStuck?: boolean;
  readonly children: ReactNode;
}

/** The buttons below a form, flow or step. Toasts are placed above it. */
export function SubmitBar({ isStuck = false, children }: SubmitBarProps) {
  return <div className={isStuck ? 'form-bar form-bar-stuck no-print' : 'form-bar no-print'}>{children}</div>;
}
