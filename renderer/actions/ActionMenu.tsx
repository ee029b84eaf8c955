import { useId, useState } from 'react';
import type { ActionModel, Scope } from '#engine';
import { Hint } from '../hints/Hint.tsx';
import { NamedIcon } from '../icons/NamedIcon.tsx';
import { LoadErrorBoundary } from '../lazy/LoadErrorBoundary.tsx';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { Button } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { IconButton } from '../look/IconButton.tsx';
import { arrowDownPath } from '../look/paths.ts';
import { useText } from '../texts/useText.ts';
import { lazyThemed } from '../theme/lazyThemed.ts';
import type { ActionButtonProps } from './ActionButton.tsx';

const ActionItems = lazyComponent(
  lazyThemed(
    () => import('./ActionItems.tsx'),
    ({ ActionItems: drawn }) => drawn,
  ),
);

interface ActionMenuProps extends ActionButtonProps {
  readonly actions: readonly ActionModel[];
  readonly scope: Scope;
  readonly isLocked: boolean;
}

/** A button that opens a menu of actions. */
export function ActionMenu({ action, actions, scope, host, isLocked, size = 'medium', emphasis }: ActionMenuProps) {
  const text = useText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isUsed, setUsed] = useState(false);
  const title = text(action.title, undefined, scope);
  const opener = {
    'data-act': action.name,
    disabled: isLocked,
    size,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': anchor !== null,
    ...(anchor ? { 'aria-controls': id } : {}),
    onMouseEnter: () => void ActionItems.load(),
    onClick: (event: { readonly currentTarget: HTMLElement }) => {
      setUsed(true);
      setAnchor(event.currentTarget);
    },
  };
  return (
    <>
      {action.look === 'icon' ? (
        <Hint title={title}>
          <IconButton aria-label={title} {...opener}>
            <NamedIcon name={action.icon ?? 'more'} />
          </IconButton>
        </Hint>
      ) : (
        <Button variant={emphasis ?? 'outlined'} endIcon={<Icon path={arrowDownPath} />} {...opener}>
          {title}
        </Button>
      )}
      {isUsed && (
        <LoadErrorBoundary>
          <ActionItems
            id={id}
            anchor={anchor}
            actions={actions}
            scope={scope}
            {...(host ? { host } : {})}
            onClose={() => setAnchor(null)}
          />
        </LoadErrorBoundary>
      )}
    </>
  );
}
