import { ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import type { ActionModel, Scope } from '#engine';
import type { Availability } from '../calls/availability.ts';
import type { CallHost } from '../calls/useRunCall.ts';
import { NamedIcon } from '../icons/NamedIcon.tsx';
import { landmarkOf } from '../look/landmarkOf.ts';
import { useText } from '../texts/useText.ts';
import { scopeOfReason, useAvailability } from './useAvailability.ts';
import { usePress } from './usePress.ts';
import { withKeys } from './withKeys.ts';

interface ActionItemsProps {
  readonly id: string;
  /** The element below which the open menu is placed. */
  readonly anchor: HTMLElement | null;
  readonly actions: readonly ActionModel[];
  readonly scope: Scope;
  readonly host?: CallHost;
  readonly onClose: () => void;
}

/** A menu of several actions. */
export function ActionItems({ id, anchor, actions, scope, host, onClose }: ActionItemsProps) {
  return (
    <Menu id={id} anchorEl={anchor} container={() => landmarkOf(anchor)} open={anchor !== null} onClose={onClose}>
      {withKeys(actions).map(({ key, action }) => (
        <ActionItem key={key} action={action} scope={scope} {...(host ? { host } : {})} onChosen={onClose} />
      ))}
    </Menu>
  );
}

interface ActionItemProps {
  readonly action: ActionModel;
  readonly scope: Scope;
  readonly host?: CallHost;
  readonly onChosen: () => void;
}

/** A menu item for one action. */
export function ActionItem({ action, scope, host, onChosen }: ActionItemProps) {
  const availability = useAvailability(action, scope);
  const text = useText();
  const { press } = usePress(action, scope, host);
  if (availability.state === 'hidden') return null;
  const isDanger = action.tone === 'danger' && availability.state === 'open';
  return (
    <MenuItem
      data-act={action.name}
      disabled={availability.state === 'locked'}
      sx={isDanger ? { color: 'error.main', '& .MuiListItemIcon-root': { color: 'inherit' } } : null}
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
      <ListItemText
        primary={text(action.title, undefined, scope)}
        secondary={reasonOf(availability, scope, text)}
        sx={{ maxWidth: '36ch', whiteSpace: 'normal' }}
      />
    </MenuItem>
  );
}

/** Returns the lifecycle's message why an item is locked. */
function reasonOf(availability: Availability, scope: Scope, text: ReturnType<typeof useText>): string | undefined {
  if (!('reason' in availability)) return undefined;
  return text(availability.reason, undefined, scopeOfReason(scope, availability)) || undefined;
}
