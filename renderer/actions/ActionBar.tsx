import './actions.css';
import type { ActionModel, Scope } from '#engine';
import type { CallHost } from '../calls/useRunCall.ts';
import { classes } from '../look/classes.ts';
import { ActionButton } from './ActionButton.tsx';
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
  /** The first button stands out, as on the head of a page. */
  readonly leading?: boolean;
}

/** Actions in a row that breaks where the width ends, except in the rows of a table. */
export function ActionBar({ actions, align = 'start', leading = false, dense = false, ...rest }: ActionBarProps) {
  if (actions.length === 0) return null;
  return (
    <div className={classes('actions no-print', dense && 'actions-dense', align === 'end' && 'actions-end')}>
      {withKeys(actions).map(({ key, action }, index) => (
        <ActionButton
          key={key}
          action={action}
          dense={dense}
          emphasis={dense ? 'text' : leading && index === 0 ? 'contained' : 'outlined'}
          {...rest}
        />
      ))}
    </div>
  );
}
