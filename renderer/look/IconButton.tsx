import './button.css';
import { classes } from './classes.ts';
import { Pressable, type PressableProps } from './Pressable.tsx';
import { Spinner } from './Spinner.tsx';

export interface IconButtonProps extends PressableProps {
  readonly size?: 'small' | 'medium';
  readonly color?: 'default' | 'inherit';
  /** Aligns the icon, not its padding, with this edge of the container. */
  readonly edge?: 'start' | 'end';
}

/** A button with an icon only. `aria-label` is its accessible name. */
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
