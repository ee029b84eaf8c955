import { type ActionModel, hrefOf, type Scope } from '#engine';
import type { CallHost } from '../calls/useRunCall.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import { Hint } from '../hints/Hint.tsx';
import { NamedIcon } from '../icons/NamedIcon.tsx';
import { Button } from '../look/Button.tsx';
import { IconButton } from '../look/IconButton.tsx';
import { useScope } from '../scope/useScope.ts';
import { useText } from '../texts/useText.ts';
import { ActionMenu } from './ActionMenu.tsx';
import { scopeOfReason, useAvailability } from './useAvailability.ts';
import { usePress } from './usePress.ts';

export interface ActionButtonProps {
  readonly action: ActionModel;
  /** The scope of the action; by default the surrounding one. */
  readonly scope?: Scope;
  readonly host?: CallHost;
  readonly size?: 'small' | 'medium';
  readonly emphasis?: 'contained' | 'outlined' | 'text';
  /** Renders only the icon if the action has one, as in the rows of a table. */
  readonly dense?: boolean;
  /** Renders the label even if the action has an icon. */
  readonly worded?: boolean;
}

/**
 * Renders an action as a button, icon button, link or menu. It is hidden where it is impossible, and locked with its
 * reason where it is not permitted.
 */
export function ActionButton(props: ActionButtonProps) {
  const around = useScope();
  const { action, scope = around } = props;
  const availability = useAvailability(action, scope);
  const text = useText();
  if (availability.state === 'hidden') return null;
  const isLocked = availability.state === 'locked';
  const reason =
    'reason' in availability ? text(availability.reason, undefined, scopeOfReason(scope, availability)) : '';
  if (action.target.verb === 'menu') {
    return <ActionMenu {...props} actions={action.target.actions} scope={scope} isLocked={isLocked} />;
  }
  return <OneAction {...props} scope={scope} isLocked={isLocked} reason={reason} />;
}

interface OneActionProps extends ActionButtonProps {
  readonly scope: Scope;
  readonly isLocked: boolean;
  readonly reason: string;
}

function OneAction(props: OneActionProps) {
  const {
    action,
    scope,
    host,
    isLocked,
    reason,
    size = 'medium',
    emphasis = 'outlined',
    dense = false,
    worded = false,
  } = props;
  const { release } = useRuntime();
  const text = useText();
  const { press, busy } = usePress(action, scope, host);
  const { target } = action;
  const href = target.verb === 'go' ? hrefOf(target.screen, action.with, scope, release) : undefined;
  const isOff = isLocked || (target.verb === 'go' && href === undefined) || target.verb === 'button';
  const title = text(action.title, undefined, scope);
  const hint = reason || (action.help ? text(action.help, undefined, scope) : '');
  // A link can be opened in a new tab with ctrl or meta; an action with a confirmation has to show it first.
  const link = {
    'data-act': action.name,
    ...(href !== undefined && !isOff && !action.confirm
      ? { to: href, ...(action.tab === 'new' ? { target: '_blank', rel: 'noopener' } : {}) }
      : { onClick: () => void press() }),
  };
  const isIcon = !worded && action.icon !== undefined && (action.look === 'icon' || dense);
  const button = isIcon ? (
    <IconButton aria-label={title} size={size} disabled={isOff} loading={busy} {...link}>
      <NamedIcon name={action.icon} />
    </IconButton>
  ) : (
    <Button
      size={size}
      variant={action.look === 'link' ? 'text' : emphasis}
      color={action.tone}
      disabled={isOff}
      loading={busy}
      startIcon={action.icon ? <NamedIcon name={action.icon} /> : undefined}
      {...link}
    >
      {title}
    </Button>
  );
  const tip = hint || (isIcon ? title : '');
  if (tip === '') return button;
  return (
    <Hint title={tip}>
      {isOff ? (
        // A disabled button tells nobody why; what is around it takes the focus and the pointer.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the reason has to be reachable by keyboard.
        <span tabIndex={0} aria-label={`${title}: ${tip}`} role="note">
          {button}
        </span>
      ) : (
        button
      )}
    </Hint>
  );
}
