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
  /** Words also where an icon would do: a finger has no tooltip. */
  readonly worded?: boolean;
  /** The first button is filled when no action is primary, as in the head of a page. */
  readonly leading?: boolean;
}

/** Actions in a row that breaks where the width ends, except in the rows of a table. */
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
