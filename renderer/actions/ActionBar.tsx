import './actions.css';
import type { ActionModel, Scope } from '#engine';
import type { CallHost } from '../calls/useRunCall.ts';
import { classes } from '../look/classes.ts';
import { useScope } from '../scope/useScope.ts';
import { ActionButton } from './ActionButton.tsx';
import { useFilled } from './useFilled.ts';
import { withKeys } from './withKeys.ts';

interface ActionBarProps {
  readonly actions: readonly ActionModel[];
  readonly scope?: Scope;
  readonly host?: CallHost;
  readonly size?: 'small' | 'medium';
  readonly dense?: boolean;
  readonly align?: 'start' | 'end';
  /** Labels buttons that have an icon too, because touch screens have no tooltips. */
  readonly worded?: boolean;
  /** Fills the first button if no action is primary, for example in a page header. */
  readonly leading?: boolean;
}

/** A row of actions, which wraps unless it is in a row of a table. */
export function ActionBar({ actions, align = 'start', leading = false, dense = false, ...rest }: ActionBarProps) {
  const around = useScope();
  const filled = useFilled({ actions, scope: rest.scope ?? around, leading });
  if (actions.length === 0) return null;
  return (
    <div className={classes('actions no-print', dense && 'actions-dense', align === 'end' && 'actions-end')}>
      {withKeys(actions).map(({ key, action }) => (
        <ActionButton
          key={key}
          action={action}
          dense={dense}
          emphasis={dense ? 'text' : action === filled ? 'contained' : 'outlined'}
          {...rest}
        />
      ))}
    </div>
  );
}
