import './alert.css';
import './tones.css';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { errorPath, infoPath, successPath, warningPath } from './paths.ts';

const paths = { success: successPath, info: infoPath, warning: warningPath, error: errorPath } as const;

interface AlertProps extends ComponentProps<'div'> {
  readonly severity: keyof typeof paths;
  readonly variant?: 'standard' | 'outlined' | 'filled';
  /** A button or link. */
  readonly action?: ReactNode;
}

/** A message with a severity, announced by screen readers. */
export function Alert({ severity, variant = 'standard', action, className, children, ...rest }: AlertProps) {
  return (
    <div
      role="alert"
      {...rest}
      className={classes('fw-alert', `fw-${severity}`, variant !== 'standard' && `fw-alert-${variant}`, className)}
    >
      <div className="fw-alert-icon">
        <Icon path={paths[severity]} size="inherit" />
      </div>
      <div className="fw-alert-message">{children}</div>
      {action !== undefined && action !== null && action !== false && <div className="fw-alert-action">{action}</div>}
    </div>
  );
}

/** The first line of an alert. */
export function AlertTitle({ children }: { readonly children: ReactNode }) {
  return <div className="fw-alert-title">{children}</div>;
}
