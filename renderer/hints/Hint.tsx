import { cloneElement, type HTMLAttributes, type ReactElement, type SyntheticEvent, useRef, useState } from 'react';
import { LoadErrorBoundary } from '../lazy/LoadErrorBoundary.tsx';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { lazyThemed } from '../theme/lazyThemed.ts';

const HintBubble = lazyComponent(
  lazyThemed(
    () => import('./HintBubble.tsx'),
    ({ HintBubble: drawn }) => drawn,
  ),
);

interface HintProps {
  readonly title: string;
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/** A tooltip for the element that is hovered or focused. Its code is loaded on first use. */
export function Hint({ title, children }: HintProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isOpen, setOpen] = useState(false);
  const isPressed = useRef(false);
  const open = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    setAnchor(currentTarget);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const given = children.props;
  const isNamed = given['aria-label'] !== undefined;
  return (
    <>
      {cloneElement(children, {
        // The tooltip is a description in addition to the accessible name.
        ...(isNamed || title === '' ? {} : { 'aria-description': title }),
        onPointerEnter: (event) => {
          given.onPointerEnter?.(event);
          // Touch input does not hover.
          if (event.pointerType !== 'touch') open(event);
        },
        onPointerLeave: (event) => {
          given.onPointerLeave?.(event);
          close();
        },
        onPointerDown: (event) => {
          given.onPointerDown?.(event);
          isPressed.current = true;
          close();
        },
        onFocus: (event) => {
          given.onFocus?.(event);
          if (!isPressed.current && event.currentTarget.matches(':focus-visible')) open(event);
          isPressed.current = false;
        },
        onBlur: (event) => {
          given.onBlur?.(event);
          close();
        },
      })}
      {anchor !== undefined && title !== '' && (
        <LoadErrorBoundary>
          <HintBubble title={title} anchor={anchor} isOpen={isOpen} onClose={close} />
        </LoadErrorBoundary>
      )}
    </>
  );
}
