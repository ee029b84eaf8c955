import ArrowDown from '@mui/icons-material/ArrowDropDown';
import { Button, IconButton, ListItemIcon, Menu, MenuItem, Tooltip } from '@mui/material';
import { useId, useState } from 'react';
import type { ActionModel, Scope } from '#engine';
import { NamedIcon } from '../icons/NamedIcon.tsx';
import type { ActionButtonProps } from './ActionButton.tsx';
import { useAvailability } from './useAvailability.ts';
import { usePress } from './usePress.ts';
import type { CallHost } from './useRunCall.ts';
import { useText } from './useText.ts';
import { withKeys } from './withKeys.ts';

interface ActionMenuProps extends ActionButtonProps {
  readonly actions: readonly ActionModel[];
  readonly scope: Scope;
  readonly isLocked: boolean;
}

/** Several actions behind one button. */
export function ActionMenu({ action, actions, scope, host, isLocked, size = 'medium', emphasis }: ActionMenuProps) {
  const text = useText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const title = text(action.title, undefined, scope);
  const opener = {
    disabled: isLocked,
    size,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': anchor !== null,
    ...(anchor ? { 'aria-controls': id } : {}),
    onClick: (event: { readonly currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
  };
  return (
    <>
      {action.look === 'icon' ? (
        <Tooltip title={title}>
          <IconButton aria-label={title} {...opener}>
            <NamedIcon name={action.icon ?? 'more'} />
          </IconButton>
        </Tooltip>
      ) : (
        <Button variant={emphasis ?? 'outlined'} endIcon={<ArrowDown />} {...opener}>
          {title}
        </Button>
      )}
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {withKeys(actions).map(({ key, action: inner }) => (
          <ActionItem
            key={key}
            action={inner}
            scope={scope}
            {...(host ? { host } : {})}
            onChosen={() => setAnchor(null)}
          />
        ))}
      </Menu>
    </>
  );
}

interface ActionItemProps {
  readonly action: ActionModel;
  readonly scope: Scope;
  readonly host?: CallHost;
  readonly onChosen: () => void;
}

/** One action of a menu. */
export function ActionItem({ action, scope, host, onChosen }: ActionItemProps) {
  const availability = useAvailability(action, scope);
  const text = useText();
  const { press } = usePress(action, scope, host);
  if (availability.state === 'hidden') return null;
  return (
    <MenuItem
      disabled={availability.state === 'locked'}
      onClick={() => {
        onChosen();
        void press();
      }}
    >
      {action.icon && (
        <ListItemIcon>
          <NamedIcon name={action.icon} />
        </ListItemIcon>
      )}
      {text(action.title, undefined, scope)}
    </MenuItem>
  );
}
