import './button.css';
import { classes } from './classes.ts';
import { Pressable, type PressableProps } from './Pressable.tsx';
import { Spinner } from './Spinner.tsx';

export interface IconButtonProps extends PressableProps {
  readonly size?: 'small' | 'medium';
  readonly color?: 'default' | 'inherit';
  /** The edge it stands at: its drawing ends there, not the ground around it. */
  readonly edge?: 'start' | 'end';
}

/** A button with a drawing alone; its name is said by `aria-label`. */
export function IconButton({ size, color, edge, className, children, ...rest }: IconButtonProps) {
  const isWaiting = rest.loading === true;
  const look = classes(
    'fw-icon-button',
    size === 'small' && 'fw-icon-button-small',
    color === 'inherit' && 'fw-icon-button-inherit',
    edge && `fw-icon-button-${edge}`,
    isWaiting && 'fw-button-busy',
    className,
  );
  return (
    <Pressable {...rest} className={look}>
      {isWaiting && (
        <span className="fw-button-wait">
          <Spinner size="small" />
        </span>
      )}
      {children}
    </Pressable>
  );
}
